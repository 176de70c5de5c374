/** The server whose bots think: it measures its own event loop, each answer of a thinker, and each whole turn of a bot. */
import type { Journal } from "../../../server/store/journal.ts";
import { serverThinker } from "../../../server/thinkers/server-thinker.ts";
import type { Entry } from "../../../shared/core/match/record.ts";
import { percentile, rounded } from "../common/figures.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { answerParent, cpuOf } from "../common/processes/process.ts";

/** What `measured` answers, in milliseconds; `late` is the number of questions that got a quick move because no answer came in time. */
export interface MeasuredThinking {
  readonly answers: number;
  readonly searched: number;
  readonly answerP95: number;
  readonly turns: number;
  readonly turnP95: number;
  readonly turnLongest: number;
  /** The longest time in which the loop took no other event: its own processor time, and by the clock on the wall. */
  readonly blockLongest: number;
  readonly delayP99: number;
  readonly delayLongest: number;
}

const answers: number[] = [];
const turns: number[] = [];
const blocks: number[] = [];
const delays: number[] = [];
let searched = 0;

/** Looks once a millisecond: what the thread worked since the last look is at least as long as any block in it. */
function watchLoop(): void {
  let before = look();
  setInterval(() => {
    const now = look();
    blocks.push(now.own - before.own);
    delays.push(Math.max(0, now.all - before.all - 1));
    before = now;
  }, 1).unref();
}

function look(): { own: number; all: number } {
  const { user, system } = process.threadCpuUsage();
  return { own: (user + system) / 1e3, all: performance.now() };
}

function watchAnswers(): void {
  const { think } = serverThinker;
  serverThinker.think = async (request) => {
    const start = performance.now();
    const thought = await think(request);
    answers.push(performance.now() - start);
    if (thought.lines !== undefined) searched++;
    return thought;
  };
}

/** A bot's turn: from the last entry of another seat to its own last one. */
function watchTurns(journal: Journal): Journal {
  const last = new Map<string, { seat: number; at: number; began: number }>();
  const note = (match: string, { seat, at, by, type }: Entry): void => {
    if (type === "seat") return;
    const before = last.get(match);
    const began = before?.seat === seat ? before.began : (before?.at ?? at);
    if (by === "bot" && before?.seat === seat) turns.pop();
    if (by === "bot") turns.push(at - began);
    last.set(match, { seat, at, began });
  };
  return {
    ...journal,
    append(match, number, entry) {
      note(match, entry);
      return journal.append(match, number, entry);
    },
  };
}

function measured(): MeasuredThinking {
  return {
    answers: answers.length,
    searched,
    answerP95: rounded(percentile(answers, 0.95)),
    turns: turns.length,
    turnP95: percentile(turns, 0.95),
    turnLongest: Math.max(...turns),
    blockLongest: rounded(Math.max(...blocks)),
    delayP99: rounded(percentile(delays, 0.99)),
    delayLongest: rounded(Math.max(...delays)),
  };
}

/** What came before does not count. */
function forget(): void {
  for (const list of [answers, turns, blocks, delays]) list.length = 0;
  searched = 0;
}

watchAnswers();
// Bots do not wait for animations: they ask more often than at real tables.
const { port, errors, close } = await openBenchServer(
  ({ journal }) => ({ journal: watchTurns(journal), timings: { animationTime: () => 0 } }),
  { level: "warn" },
);
watchLoop();
answerParent({ port: () => port, cpu: cpuOf, errors, forget, measured }, close);
