/**
 * Plays a whole match on a live server, with random moves. README.md in this folder describes all that is said.
 *
 *     node gym/live/player.ts http://localhost:2567 duel casual     # against a level of the server's own bots
 *     node gym/live/player.ts http://localhost:2567 duel queue      # against another program that waits too
 *     node gym/live/player.ts http://localhost:2567 duel ABCDEF     # at the table with this code
 *
 * The first run makes a program and prints its token; the next ones take it from QUAYSIDE_TOKEN.
 */
interface News {
  readonly type: string;
  readonly match: string;
  readonly seat: number;
  readonly ask: number;
  readonly moves: readonly string[];
  readonly view: unknown;
  readonly places: readonly number[];
  readonly how: string;
  readonly says: string;
}

const [address = "http://localhost:2567", game = "duel", against = "casual"] = process.argv.slice(2);

async function call(name: string, body: object): Promise<{ readonly token: string }> {
  const response = await fetch(`${address}/api/${name}`, { method: "POST", body: JSON.stringify(body) });
  const { ok, answer, ...refusal } = await response.json();
  if (!ok) throw new Error(`${name}: ${JSON.stringify(refusal)}`);
  return answer;
}

async function newToken(): Promise<string> {
  const guest = await call("arrive", { name: "Ann" });
  const { token } = await call("makeProgram", { guest: guest.token, name: "Random" });
  console.log(`Made a program of the guest ${guest.token}. For the next runs: QUAYSIDE_TOKEN=${token}`);
  return token;
}

/** Your program goes here: `view` is all that the seat may know, `moves` are the legal moves. */
const choose = ({ moves }: News): readonly string[] => [moves[Math.floor(Math.random() * moves.length)] as string];
const isCode = /^[A-Z]{6}$/.test(against);
const wish =
  against === "queue" ? { type: "queue", game } : isCode ? { type: "join", code: against } : { type: "make", game, level: against };

const token = process.env.QUAYSIDE_TOKEN ?? (await newToken());
const socket = new WebSocket(`${address.replace(/^http/, "ws")}/api/programs`);
const say = (message: object): void => socket.send(JSON.stringify(message));
let isPlaying = false;
socket.addEventListener("open", () => say({ type: "hello", token }));
socket.addEventListener("message", ({ data }) => {
  const news: News = JSON.parse(String(data));
  if (news.type === "seat") isPlaying = true;
  // Seats that the program has already are told before the tables.
  if (news.type === "tables" && !isPlaying) say(wish);
  if (news.type === "ask") say({ type: "move", match: news.match, ask: news.ask, moves: choose(news) });
  if (news.type === "error" || news.type === "gone") console.log(news.says);
  if (news.type === "over")
    console.log(`Place ${news.places[news.seat]} of ${news.places.length} (${news.how}) in ${address}/r/${news.match}`);
  if (news.type === "over" || news.type === "gone" || (news.type === "error" && !isPlaying)) socket.close();
});
