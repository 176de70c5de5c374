/** Counters and timings, in Prometheus's text format. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RefusalKey } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { time } from "./time.ts";

export const OUTCOMES = ["answered", "refused", "failed"] as const;

/** Current totals of this process. */
export interface RoomTotals {
  readonly matches: Readonly<Record<"waiting" | "running" | "over", number>>;
  /** Players with an open page. */
  readonly people: number;
  readonly connections: number;
  /** Bytes; left out where free space is not watched. */
  readonly diskFree?: number;
}

export interface Metrics {
  /** Counts the time from a player's entry to its answer, in milliseconds. */
  entry(ms: number): void;
  /** Time to save one entry, in milliseconds. */
  journal(ms: number): void;
  refused(key: RefusalKey): void;
  called(call: CallName, outcome: (typeof OUTCOMES)[number]): void;
  text(totals: RoomTotals): string;
}

/** Upper bounds in seconds, from imperceptible to annoying. */
const BUCKET_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Until the signal they measure the delay of the event loop. */
export function openMetrics(signal: AbortSignal): Metrics {
  const entry = histogram("quayside_entry_seconds", "From a player's entry to its answer.");
  const journal = histogram("quayside_journal_seconds", "Time to save one entry.");
  const refusals = counter("quayside_refusals_total", "Refusals, by key.");
  const calls = counter("quayside_desk_calls_total", "API calls, by call and outcome.");
  const delay = eventLoopDelay(signal);
  return {
    entry: (ms) => entry.add(ms / 1_000),
    journal: (ms) => journal.add(ms / 1_000),
    refused: (key) => refusals.add({ key }),
    called: (call, outcome) => calls.add({ call, outcome }),
    text({ matches, people, connections, diskFree }) {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      const phases = Object.entries(matches).map(([phase, count]) => sample("quayside_matches", count, { phase }));
      return [
        ...metric("quayside_matches", "gauge", "Matches in this process, by phase.", phases),
        ...singleMetric("quayside_people", "gauge", "Players with an open page.", people),
        ...singleMetric("quayside_connections", "gauge", "Open connections into rooms.", connections),
        ...entry.lines(),
        ...journal.lines(),
        ...delay.lines(),
        ...refusals.lines(),
        ...calls.lines(),
        ...singleMetric("process_cpu_seconds_total", "counter", "Processor time used.", (user + system) / 1e6),
        ...singleMetric("process_resident_memory_bytes", "gauge", "Memory held.", rss),
        ...singleMetric("process_start_time_seconds", "gauge", "When the process began.", time.now() / 1_000 - process.uptime()),
        ...singleMetric("quayside_heap_used_bytes", "gauge", "JavaScript heap in use.", heapUsed),
        ...(diskFree === undefined ? [] : singleMetric("quayside_disk_free_bytes", "gauge", "Free space of the data folder.", diskFree)),
        "",
      ].join("\n");
    },
  };
}

type Labels = Readonly<Record<string, string | number>>;

/** Label values are our own words: nothing needs escaping. */
function sample(name: string, value: number, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}
const metric = (name: string, type: string, help: string, lines: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines,
];
const singleMetric = (name: string, type: string, help: string, value: number): string[] => metric(name, type, help, [sample(name, value)]);

function counter(name: string, help: string): { add(labels: Labels): void; lines(): string[] } {
  const counts = new Map<string, { readonly labels: Labels; count: number }>();
  return {
    add(labels) {
      const key = JSON.stringify(labels);
      const counted = counts.get(key) ?? { labels, count: 0 };
      counted.count++;
      counts.set(key, counted);
    },
    lines: () =>
      metric(
        name,
        "counter",
        help,
        [...counts.values()].map(({ labels, count }) => sample(name, count, labels)),
      ),
  };
}

function histogram(name: string, help: string): { add(seconds: number): void; lines(): string[] } {
  const counts = BUCKET_BOUNDS.map(() => 0);
  let [sum, count] = [0, 0];
  return {
    add(seconds) {
      sum += seconds;
      count++;
      for (let at = BUCKET_BOUNDS.length - 1; at >= 0 && seconds <= (BUCKET_BOUNDS[at] as number); at--) counts[at] = (counts[at] ?? 0) + 1;
    },
    lines() {
      const buckets = BUCKET_BOUNDS.map((le, at) => sample(`${name}_bucket`, counts[at] ?? 0, { le }));
      const rest = [sample(`${name}_bucket`, count, { le: "+Inf" }), sample(`${name}_sum`, sum), sample(`${name}_count`, count)];
      return metric(name, "histogram", help, [...buckets, ...rest]);
    },
  };
}

/** Sampling interval, in milliseconds. */
const RESOLUTION = 10;
/** Quantiles are of the last complete window of this many milliseconds, however often they are read. */
const DELAY_WINDOW = 15_000;
const QUANTILES = [0.5, 0.9, 0.99, 1];

function eventLoopDelay(signal: AbortSignal): { lines(): string[] } {
  const measured = monitorEventLoopDelay({ resolution: RESOLUTION });
  measured.enable();
  // The monitor measures the time between two samples: what exceeds the interval is delay.
  const now = (): number[] => QUANTILES.map((q) => Math.max(0, measured.percentile(100 * q) / 1e9 - RESOLUTION / 1_000));
  let last: number[] | undefined;
  const timer = setInterval(() => {
    last = now();
    measured.reset();
  }, DELAY_WINDOW).unref();
  const end = (): void => {
    clearInterval(timer);
    measured.disable();
  };
  signal.addEventListener("abort", end, { once: true });
  const name = "quayside_event_loop_delay_seconds";
  return {
    lines() {
      const values = last ?? now();
      const lines = QUANTILES.map((quantile, at) => sample(name, values[at] ?? 0, { quantile }));
      return metric(name, "gauge", "Delay of the event loop.", lines);
    },
  };
}
