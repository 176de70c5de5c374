/** A process that joins a table and prints every frame it receives; it can be stopped and continued. */
import { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { gameOf } from "../../game-of.ts";
import { BULK } from "./bulk.ts";

const [address, code] = process.argv.slice(2) as [string, string];
const feed = await (await new LiveLobby({ address, gameOf: gameOf([BULK]), storage: undefined }).joinTable(code)).feed;
feed.listen({
  frame({ number, event, sight, asked, outcome }, jump) {
    process.stdout.write(`${JSON.stringify({ number, event, sight, asked, jump })}\n`, () => outcome !== undefined && process.exit(0));
  },
  presence: () => undefined,
});
