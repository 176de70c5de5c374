/** What must be refused at the programs' socket, sent by a program that is asked for a move: malformed, mutated, stale, of other matches. */
import { callApi } from "../../../client/feed/live/api.ts";
import { below, pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { PROGRAMS_PATH } from "../../../shared/core/wire/programs.ts";
import { inTime } from "../common/bench.ts";

export interface Programmed {
  sent: number;
  /** Messages that were not refused. */
  accepted: number;
}

interface News {
  readonly type: string;
  readonly match: string;
  readonly ask: number;
  readonly moves: readonly string[];
}

/** What a program is told without having asked. */
const TOLD: readonly string[] = ["event", "players", "ask"];
const VOLLEY = 100;
const PATIENCE = 60_000;
/** Beside ASCII: what ends texts early, what nobody sees, and what takes several bytes. */
const ODD = ["\u0000", "\u200b", "é", "漢", "\ud800"];

/** Every message has to be answered by an error, and the ask must stand. */
export async function attackByProgram(address: string, game: Game, most: number, deal: number): Promise<Programmed> {
  const luck = quickLuck(deal);
  const { token: guest } = await callApi(address, "arrive", { name: "Mallory" });
  const { token } = await callApi(address, "makeProgram", { guest, name: "Mallory" });
  const socket = new WebSocket(`${address.replace("http", "ws")}${PROGRAMS_PATH}`);
  const counts = { refused: 0, other: 0 };
  let listener: (news: News) => void = () => undefined;
  socket.addEventListener("message", ({ data }) => listener(JSON.parse(String(data))));
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const ask = await inTime(
    new Promise<News>((found) => {
      listener = (news) => {
        if (news.type === "tables") say({ type: "make", game: game.id, level: "beginner" });
        if (news.type === "ask") found(news);
      };
      socket.addEventListener("open", () => say({ type: "hello", token }));
    }),
    PATIENCE,
    "a program was not asked for a move",
  );
  while (counts.refused + counts.other < most) {
    const volley = Array.from({ length: Math.min(VOLLEY, most - counts.refused - counts.other) }, () => hostile(luck, ask, game));
    const awaited = counts.refused + counts.other + volley.length;
    await inTime(
      new Promise<void>((answered) => {
        listener = ({ type }) => {
          if (TOLD.includes(type)) return;
          counts[type === "error" ? "refused" : "other"]++;
          if (counts.refused + counts.other >= awaited) answered();
        };
        for (const text of volley) socket.send(text);
      }),
      PATIENCE,
      "a program's messages were not answered",
    );
  }
  socket.close();
  return { sent: counts.refused + counts.other, accepted: counts.other };
}

const oddSign = (luck: QuickLuck): string => (below(luck, 8) === 0 ? pick(luck, ODD) : String.fromCharCode(32 + below(luck, 95)));

function hostile(luck: QuickLuck, { match, ask, moves }: News, game: Game): string {
  const move = { type: "move", match, ask, moves: moves.slice(0, 1) };
  const noise = Array.from({ length: below(luck, 60) }, () => oddSign(luck)).join("");
  const junk: unknown = pick<unknown>(luck, [null, -1, 0.5, 1e300, "", noise, [], [noise], {}, { [noise]: noise }, true]);
  const field = pick(luck, ["match", "ask", "moves"]);
  const text = JSON.stringify(move);
  const cut = 1 + below(luck, text.length - 1);
  return pick(luck, [
    () => `#${noise}`,
    () => text.slice(0, cut),
    () => JSON.stringify({ ...move, [field]: field === "match" ? (junk === match ? 0 : junk) : { junk } }),
    () => JSON.stringify({ ...move, ask: ask - 1 - below(luck, 5) }),
    () => JSON.stringify({ ...move, moves: [`${moves[0]}${noise || "x"}`] }),
    () => JSON.stringify({ ...move, more: junk }),
    () => JSON.stringify({ ...move, match: match.split("").reverse().join("") + noise.length }),
    () => JSON.stringify({ type: pick(luck, ["resign", "leave"]), match: `${match}x` }),
    () => JSON.stringify({ type: "make", game: game.id, options: { [noise || "x"]: 1 } }),
    () => JSON.stringify({ type: "make", game: noise || "x", level: "beginner" }),
    () => JSON.stringify({ type: "join", code: "!!!!!!" }),
    () => JSON.stringify({ type: "queue", game: game.id, seats: 10 }),
    () => JSON.stringify({ type: "hello", token: "0".repeat(32) }),
    () => JSON.stringify(junk),
  ])();
}
