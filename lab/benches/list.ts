/** Every bench, loaded only if it is run, and what it says in BENCHMARKS.md. */
import type { Bench } from "./common/bench.ts";

export interface Listed {
  /** What is measured, beside what. */
  readonly about: string;
  load(): Promise<Bench>;
}

export const BENCHES: Readonly<Record<string, Listed>> = {
  bytes: {
    about:
      "What a match costs on the wire, every patch of whole matches counted for every player. `viewPerMove` sets what a move sends beside the player's whole view as JSON.",
    load: async () => (await import("./bytes.ts")).bytes,
  },
  beside: {
    about:
      "The same matches on Quayside and on boardgame.io, installed by the bench: same rules, same views, whole matches of bots. A ratio is to Quayside: `boardgameIo.bytes` 30 is thirty times the bytes sent for a move, `cpu` the server's processor time for it. `boardgameIoPatches` sends its patches (deltaState), `json` is every player's view as JSON after a move, `echo` a bare Colyseus echo. Quayside saves every move on disk before it shows it; boardgame.io keeps its matches in memory here, which is its default.",
    load: async () => (await import("./beside/beside.ts")).beside,
  },
  load: {
    about:
      "The server's processor time for an accepted move, from command to answer, with many matches at once: beside a bare Colyseus echo (`timesEcho`), and beside as many bare patches to as many sockets (`timesPatches`). All take turns within one run.",
    load: async () => (await import("./load.ts")).load,
  },
  carry: {
    about:
      "What one process carries: tables with a person at every seat play faster and faster, until moves take longer than 50 ms (p95) or the bench itself cannot send faster. `movesCarried` is the last pace within it; `matchesCarried` is how many matches that is at one move in four seconds each. With what a match and an empty process hold of memory, and what a table costs at which nobody moves.",
    load: async () => (await import("./carry.ts")).carry,
  },
  bundle: {
    about: "How much code a visitor fetches: kilobytes as served, compressed by Brotli, in one language.",
    load: async () => (await import("./bundle.ts")).bundle,
  },
  first: {
    about:
      "A first visit, cold, on a line of 1.6 Mbit/s with 150 ms to each answer and a processor four times slower, in seconds: until the front page can be pressed (`clickable`), and from the press on until the table's shell is drawn (`shell`) and its picture can be played (`playable`); `fromOpening` is the whole of it for who presses at once. Medians; `kilobytes` are all that came over the line by then, with fonts and pictures.",
    load: async () => (await import("./first.ts")).first,
  },
  frames: {
    about:
      "What the picture costs in a browser that draws by software, on the fullest board of each game: draw calls, the script of a frame, pauses for garbage, textures at 4K, what 50 matches in one tab leave behind, and which part of a core life at rest takes.",
    load: async () => (await import("./frames/frames.ts")).frames,
  },
  soak: {
    about:
      "Whole live matches in tabs that stay open, on a real server: bots on all seats but one, whose player moves, points at pieces, looks back, and changes window, zoom, language and drawers at random from a seed. Four tabs draw with WebGL (in software), two without. Counts errors of the pages, failed pictures, and lines at warning or above in the pages' logs and the server's. `flourishes` are frames for which light and motes are drawn.",
    load: async () => (await import("./soak/soak.ts")).soak,
  },
  playouts: {
    about:
      "What a search lives on: random games from set-up to result, copies of a state and imagined states, in one thread's processor time.",
    load: async () => (await import("./playouts.ts")).playouts,
  },
  gym: {
    about:
      "Random matches through the gym's pipe, in batches of 256 environments in each of two processes, each position with its observation and mask. The aims are 50 times the Python engine of the IEEE Puerto Rico competition (42, 28 and 15 matches a second). `matchesPerProcessorSecond` counts the gyms and the program that plays together.",
    load: async () => (await import("./gym.ts")).gym,
  },
  thinking: {
    about:
      "How fast bots think: lines of thought a second, what an answer of each level costs, and what a server full of Masters does to its event loop, its answers and the bots' turns.",
    load: async () => (await import("./thinking/thinking.ts")).thinking,
  },
  calibration: {
    about:
      "Whether chances are what they say: of all positions where a seat is given 70 %, 7 in 10 are won, on matches nothing was fitted to.",
    load: async () => (await import("./calibration.ts")).calibration,
  },
  seats: {
    about: "How often each place in the order of play wins when the same bot plays all seats.",
    load: async () => (await import("./seats.ts")).seats,
  },
  seek: {
    about:
      "How soon any frame of the longest finished match is there, laid out and with its log, without the time a browser takes to draw.",
    load: async () => (await import("./seek/seek.ts")).seek,
  },
  recovery: {
    about: "Every acknowledged move is on record after the server is killed at any moment, and every truncated store opens.",
    load: async () => (await import("./recovery/recovery.ts")).recovery,
  },
  churn: {
    about: "What thousands of matches leave behind in memory, rooms, timers and connections once they are over.",
    load: async () => (await import("./churn.ts")).churn,
  },
  abuse: {
    about: "Everything hostile clients can send: none of it may be accepted, crash the server or stay in its memory.",
    load: async () => (await import("./abuse/abuse.ts")).abuse,
  },
  secrecy: {
    about:
      "Whether anything hidden leaves the server: canaries in every hidden drawer, and pairs of matches that differ only in what is hidden, every byte to every client recorded.",
    load: async () => (await import("./secrecy/secrecy.ts")).secrecy,
  },
  faults: {
    about:
      "What goes wrong inside the server and around it: errors in every part, cut and half-open lines, a restart under a crowd. Other matches go on, and nothing is lost.",
    load: async () => (await import("./faults/faults.ts")).faults,
  },
  cluster: {
    about:
      "Two processes of one site on one PostgreSQL and Redis. `roll`: a new version over both while matches are played, each process ended as on SIGTERM and replaced; `longestGap` is the longest time, in milliseconds, in which any player was not connected or waited for the answer to a move, `gapBefore` the same while nothing happens. `cost`: the processor time of a move at two processes together, by that at one alone, each process with as many matches of four players: `timesAlone` behind any proxy, where half of the sockets arrive at the other process and are passed on, `timesAloneByPath` behind one that sends a socket to the process in its path. Two processes on two cores: with more of them more is passed on, up to twice as much.",
    load: async () => (await import("./cluster/cluster.ts")).cluster,
  },
  bots: {
    about:
      "How often each level of bots beats the one below and chance, with paired deals, rotated seats and 95 % intervals. The short form plays one deal of each pair, and judges none.",
    load: async () => (await import("./bots/bots.ts")).bots,
  },
  rival: {
    about:
      "Our Master against rivals that share nothing with it, at equal processor time for each decision: plain tree search with random play-outs (`tree`), the same with a liking for science (`scholar`), and two scripted players of Puerto Rico. One Master against as many of them as there are other seats; `wins` are the Master's, in per cent, `won` and `lost` say how. `off` is what was won beyond the chances it said, in per cent, by stage and while a plan was under way.",
    load: async () => (await import("./rival/rival.ts")).rival,
  },
  planted: {
    about:
      "Whether the analysis of a match finds a planted blunder: equal searching bots, one choice at a random moment made clearly badly by a check with ten times the lines. `found` is how often it is the costliest choice, `turns` how often a turning point, `first` how often the biggest of all, luck included, with 95 % intervals; `costOff` by how much its said cost differs from the checked one. Of the same matches without it, `falselyNamed` counts turning points that are choices and that the check does not confirm, `largestRest` what stays unforeseen. The short form plays one match and judges none.",
    load: async () => (await import("./planted.ts")).planted,
  },
};
