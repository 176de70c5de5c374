/** Matches with a canary in every hidden drawer: every byte that a client receives is searched for what it may not have. */
import type { Journal } from "../../../server/store/journal.ts";
import { digest, pick, type QuickLuck, quickLuck, seedOf } from "../../../shared/core/base/random.ts";
import type { Game, State, View } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { inTime } from "../common/bench.ts";
import { canariesOf } from "./marked-game.ts";
import { hexNeedle, hiddenNeedle, isIn, type Needle, pileNeedles, secretNeedles, textNeedle } from "./needles.ts";
import { arrive, enterLobby, type Person, type Sitter, sitDown, watchMatch } from "./person.ts";
import { type ServedMatch, TROUBLES } from "./trouble.ts";

export interface Searched {
  /** What was found where it may not be. */
  readonly leaks: readonly string[];
  readonly bytes: number;
  readonly streams: number;
  readonly needles: number;
  readonly troubles: number;
  /** Owners whose own canary was not found: the search would be blind. */
  readonly blind: number;
}

export interface Search {
  readonly port: number;
  readonly journal: Journal;
  readonly game: Game;
  readonly seats: number;
  readonly deal: number;
  /** All see the cards in every hand; every other secret must stay one. */
  readonly openHands?: boolean;
}

/** A trouble after this many moves. */
const EVERY = 3;
/** One match in this many is played to its end; the others end by resignation. */
const UNTIL_THE_END = 12;
const MOVES = 40;
const PATIENCE = 120_000;

export async function searchMatch(search: Search): Promise<Searched> {
  const { port, game, seats, deal, openHands = false, journal } = search;
  const visitor = await arrive(port, "Visitor");
  await enterLobby(visitor);
  const share = (seat: number): string => digest(`share ${deal} ${seat}`).slice(0, 32);
  const sitters = await sitDown({ port, game, seats, openHands, share });
  const { match } = (sitters[0] as Sitter).ticket;
  const watcher = await arrive(port, "Watcher");
  await watchMatch(watcher, game, match);
  const eyes = deal % seats;
  await (sitters[eyes] as Sitter).client.command({ type: "view", id: "view", shared: true });
  const viewer: Person = { ...(await arrive(port, "Viewer")), eyes };
  await watchMatch(viewer, game, match);
  const served = { game, match, sitters, watcher, viewer };
  const dealt = resume(game, { ...((await journal.read(match)) as MatchRecord), entries: [] });
  const played = await inTime(
    playWithTrouble(served, quickLuck(deal), deal % UNTIL_THE_END === 0 ? 1_000 : MOVES),
    PATIENCE,
    `${game.id} ${deal}`,
  );
  const record = (await journal.read(match)) as MatchRecord;
  const known = { people: [...sitters, watcher, viewer, visitor], sitters, over: played.over, record, dealt, last: resume(game, record) };
  const found = searchStreams(known);
  for (const { client } of sitters) client.leave();
  await Promise.all(known.people.map(({ recorder }) => recorder.close()));
  return { ...found, troubles: played.troubles };
}

interface Played {
  readonly troubles: number;
  /** How much each person had received when the last move was sent. From then on the deal is public. */
  readonly over: ReadonlyMap<Person, number>;
}

async function playWithTrouble(served: ServedMatch & { readonly viewer: Person }, luck: QuickLuck, most: number): Promise<Played> {
  const { game, sitters, watcher, viewer } = served;
  let [moves, troubles] = [0, 0];
  let over: Played["over"] = new Map();
  for (;;) {
    const newest = sitters.reduce((one, other) => (other.client.received().number > one.client.received().number ? other : one));
    const { sight, asks, ending } = newest.client.received();
    const toAct = ending === "" ? game.toAct(sight.table) : [];
    if (toAct.length === 0) return { troubles, over };
    over = new Map([...sitters, watcher, viewer].map((person) => [person, person.recorder.heard()]));
    if (moves > most) {
      for (const { client } of sitters.slice(1)) await client.command({ type: "resign", id: "resign" });
      return { troubles, over };
    }
    const sitter = sitters.find(({ ticket }) => ticket.seat === toAct[0]) as Sitter;
    const own = sitter.client.received();
    const legal = game.moves(own.sight as View);
    if (legal.length === 0 || own.number !== newest.client.received().number) {
      await sitter.client.until((root) => root.frame >= newest.client.received().number && !root.more);
      if (legal.length > 0) continue;
    }
    const move = legal.length === 0 ? "pass" : game.notation(pick(luck, legal));
    const message = { type: "moves", id: `m${moves++}`, ask: asks[sitter.ticket.seat], moves: [move] };
    const answer = await sitter.client.command(message);
    if (answer.ok) await Promise.all(sitters.map(({ client }) => client.until((root) => root.frame >= answer.frame)));
    const isOver = game.toAct(sitter.client.received().sight.table).length === 0 || sitter.client.received().ending !== "";
    if (isOver || moves % EVERY > 0) continue;
    const trouble = TROUBLES[troubles++ % TROUBLES.length] as (typeof TROUBLES)[number];
    await trouble(served, pick(luck, sitters), troubles);
  }
}

interface Known {
  readonly people: readonly Person[];
  readonly sitters: readonly Sitter[];
  readonly over: Played["over"];
  readonly record: MatchRecord;
  readonly dealt: Match;
  readonly last: Match;
}

function searchStreams(known: Known): Omit<Searched, "troubles"> {
  const { people, sitters, over, record, dealt } = known;
  const canaries = canariesOf(dealt.state);
  const { secret, shares } = record.deal;
  const atAnyTime = [hiddenNeedle(canaries)];
  const untilOver = [
    hexNeedle("secret of the deal", secret),
    hexNeedle("seed", seedOf(secret, shares)),
    ...[dealt, known.last].flatMap(({ state }) => pileNeedles(state as State)),
  ];
  const leaks: string[] = [];
  let [bytes, needles, blind] = [0, 0, 0];
  for (const [at, person] of people.entries()) {
    const sitter = sitters.find((one) => one === person);
    const seat = sitter?.ticket.seat ?? WATCHER;
    const eyes = person.eyes ?? seat;
    const tokens = people.flatMap((other, place) =>
      other === person ? [] : tokensOf(other).map((token) => hexNeedle(`token of person ${place}`, token)),
    );
    const foreignShares = shares.flatMap((share, owner) => (owner === seat ? [] : [hexNeedle(`share of seat ${owner}`, share)]));
    const whole = person.recorder.stream();
    const before = person.recorder.stream(over.get(person));
    const search = (stream: Buffer, sought: readonly Needle[], when: string): void => {
      needles += sought.length;
      for (const needle of sought)
        if (isIn(stream, needle)) leaks.push(`person ${at} (seat ${seat}, eyes ${eyes}) has ${needle.what} ${when}`);
    };
    search(whole, [...atAnyTime, ...tokens], "at some time");
    search(before, [...untilOver, ...foreignShares, ...secretNeedles(canaries, eyes)], "before the end");
    if (eyes !== WATCHER && !isIn(before, textNeedle("own", canaries.secrets[eyes] as string))) blind++;
    bytes += whole.length;
  }
  return { leaks, bytes, streams: people.length, needles, blind };
}

const tokensOf = (person: Person): string[] => [person.guest, ...("ticket" in person ? [(person as Sitter).ticket.token] : [])];
