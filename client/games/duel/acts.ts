/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */

import type { Sight } from "../../../shared/core/game.ts";
import type { CoreEvent } from "../../../shared/core/view.ts";
import { CARDS, LOOT, NONE, TOKENS, WONDERS, wonderOf } from "../../../shared/duel/catalog.ts";
import { destroyable } from "../../../shared/duel/destroy.ts";
import { spacesToCapital } from "../../../shared/duel/military.ts";
import { type Duel, type Event, other, type Table } from "../../../shared/duel/state.ts";
import type { Act, Cue, Line } from "../../stage/pose.ts";
import { COINS_SHOWN } from "./layout/city.ts";

type Args = Readonly<Record<string, string | number>>;
const cardId = (card: number): string => CARDS[card]!.id;
const cue = (piece: string, order: number, rest: Omit<Cue, "piece" | "order"> = {}): Cue => ({ piece, order, ...rest });

/** Of no seat. */
const NOBODY = -1;
/** From this distance from the middle on, a move of the pawn is emphasised. */
const DANGER = Math.max(...LOOT.map(({ at }) => at));

export function act(event: Event | CoreEvent, before: Sight<Duel>, after: Sight<Duel>): Act | undefined {
  const { table } = after;
  const say = (key: string, args: Args = {}): Line => [`log.${key}`, "seat" in event ? { seat: event.seat, ...args } : args];
  const money = (seat: number, order: number, bank = "box"): Cue[] => moneyCues(before.table, table, seat, order, bank);
  switch (event.type) {
    case "began":
      return { line: say("began"), cues: [] };
    case "takenBack":
    case "resigned":
      return { line: say(event.type), cues: [] };
    case "ended":
      return { line: say("ended"), cues: [] };
    case "drafted": {
      const key = before.table.offer.length === 1 ? "draftedLast" : "drafted";
      return actAbout(say(key, { wonder: WONDERS[event.wonder]!.id }), [cue(`wonder:${event.wonder}`, 0, { path: "arc", sound: "card" })]);
    }
    case "offered":
      return {
        ...actAbout(
          say("offered"),
          event.wonders.map((wonder, n) => cue(`wonder:${wonder}`, n, { path: "arc", from: "box", sound: "deal" })),
        ),
        seat: NOBODY,
      };
    case "dealt":
      return { line: say("dealt", { age: event.age }), seat: NOBODY, cues: dealt(table) };
    case "built": {
      const { card, paid, chain, seat } = event;
      const { freeWith } = CARDS[card]!;
      const key = chain ? "chained" : paid === 0 ? "builtFree" : "built";
      const line = say(key, { card: cardId(card), paid, ...(chain ? { giver: cardId(freeWith) } : {}) });
      const cues = [...money(seat, 0), cue(`card:${card}`, paid > 0 ? 1 : 0, { path: "arc", sound: "build" })];
      return { line, cues, pieces: chain ? [`card:${card}`, `card:${freeWith}`] : [`card:${card}`] };
    }
    case "discarded":
      return {
        line: say("discarded", { card: cardId(event.card), coins: event.coins }),
        cues: [cue(`card:${event.card}`, 0, { path: "arc", sound: "discard" }), ...money(event.seat, 1)],
        pieces: [`card:${event.card}`],
      };
    case "wonder": {
      const { card, wonder, paid, seat } = event;
      const slide = cue(`card:${card}`, 1, { path: "slide", sound: "slide" });
      const rise = cue(`wonder:${wonder}`, 2, { flourish: true, sound: "wonder" });
      const line = say(paid === 0 ? "wonderFree" : "wonder", { card: cardId(card), wonder: WONDERS[wonder]!.id, paid });
      return { line, cues: [...money(seat, 0), slide, rise], pieces: [`wonder:${wonder}`, `card:${card}`] };
    }
    case "removed":
      return actAbout(say("removed", { wonder: WONDERS[event.wonder]!.id }), [
        cue(`wonder:${event.wonder}`, 0, { path: "arc", to: "box", sound: "discard" }),
      ]);
    case "coins": {
      const { coins, seat, why } = event;
      const bank = why === "economy" ? `purse:${other(seat)}` : "box";
      const line = say(coins > 0 ? "coinsWon" : "coinsLost", { coins: Math.abs(coins), why });
      return { line, cues: money(seat, 0, bank), pieces: [`purse:${seat}`] };
    }
    case "pawn": {
      const steps = Math.abs(event.to - before.table.pawn);
      const left = Math.min(spacesToCapital(table, 0), spacesToCapital(table, 1));
      const line = steps === 0 ? say("pawnStays") : say("pawn", { steps, left });
      return actAbout(line, [cue("pawn", 0, { path: "slide", sound: "march", flourish: Math.abs(event.to) >= DANGER })]);
    }
    case "looted": {
      const line = say(event.coins === 0 ? "lootedNothing" : "looted", { coins: event.coins });
      return {
        line,
        cues: [cue(`loot:${event.token}`, 0, { path: "arc", to: "box", sound: "loot" }), ...money(event.seat, 1)],
        pieces: [`purse:${event.seat}`],
      };
    }
    case "pair":
      return actAbout(
        say("pair"),
        table.tokens.map((token) => cue(`token:${token}`, 0, { path: "arc", sound: "token" })),
      );
    case "token":
      return actAbout(say("token", { token: TOKENS[event.token]!.id }), [
        cue(`token:${event.token}`, 0, { path: "arc", flourish: true, sound: "token" }),
      ]);
    case "drew": {
      const drawn = event.tokens?.map((token) => `token:${token}`) ?? [0, 1, 2].map((n) => `drawn:${n}`);
      return actAbout(
        say("drew"),
        drawn.map((piece, n) => cue(piece, n, { path: "arc", from: "box", sound: "token" })),
      );
    }
    case "kept":
      return { line: say("kept", { token: TOKENS[event.token]!.id }), cues: kept(event.token, before), pieces: [`token:${event.token}`] };
    case "mourned":
      return actAbout(
        say("mourned"),
        table.discard.map((card) => cue(`card:${card}`, 0, { path: "arc", sound: "deal" })),
        [`wonder:${wonderOf("the_mausoleum")}`],
      );
    case "revived":
      return actAbout(say("revived", { card: cardId(event.card) }), [
        cue(`card:${event.card}`, 0, { path: "arc", flourish: true, sound: "build" }),
      ]);
    case "threatened": {
      const cards = destroyable(table, other(event.seat), event.colour).map((card) => `card:${card}`);
      return actAbout(
        say("threatened", { colour: event.colour }),
        cards.map((piece) => cue(piece, 0, { path: "arc" })),
      );
    }
    case "destroyed":
      return actAbout(say("destroyed", { card: cardId(event.card) }), [
        cue(`card:${event.card}`, 0, { path: "arc", flourish: true, sound: "destroy" }),
      ]);
    case "freed": {
      const cards = event.places.map((place) => ({ place, piece: `card:${table.pyramid[place]}` }));
      return actAbout(
        say("freed", { count: cards.length }),
        cards.map(({ place, piece }) => cue(piece, 0, { from: `place:${place}`, sound: "flip" })),
      );
    }
    case "turn": {
      const opens = before.table.phase === "opener";
      if (event.again) return { line: say("again"), cues: [], pieces: [`city:${event.seat}`] };
      return opens ? { line: say("opens"), cues: [], pieces: [`city:${event.seat}`] } : { cues: [] };
    }
    case "opener":
      return { line: say("opener"), cues: [cue("opener:0", 0), cue("opener:1", 0)] };
    case "won":
      return won(event, say);
  }
}

/** It is about the pieces that move, unless others are given. */
const actAbout = (line: Line, cues: readonly Cue[], pieces: readonly string[] = cues.map(({ piece }) => piece)): Act => ({
  line,
  cues,
  pieces,
});

/** Coins that come from the bank or go there. */
function moneyCues(before: Table, after: Table, seat: number, order: number, bank: string): Cue[] {
  const [had, has] = [before, after].map(({ cities }) => Math.min(COINS_SHOWN, cities[seat]!.coins)) as [number, number];
  const pieces = Array.from({ length: Math.abs(has - had) }, (_none, n) => `coin:${seat}:${Math.min(had, has) + n}`);
  return pieces.map((piece) => cue(piece, order, { path: "arc", sound: "coin", ...(has > had ? { from: bank } : { to: bank }) }));
}

/** Two at a time, from the far row to the near one. */
const dealt = (table: Table): Cue[] =>
  table.pyramid.map((card, place) =>
    cue(card > NONE ? `card:${card}` : `place:${place}`, Math.floor(place / 2), { path: "arc", from: "box", sound: "deal" }),
  );

/** The kept token comes out of the tray, known or not; the other two go back to the box. */
function kept(token: number, before: Sight<Duel>): Cue[] {
  const drawn = before.secret?.drawn ?? [];
  const known = drawn.length > 0;
  const back = known ? drawn.filter((one) => one !== token).map((one) => `token:${one}`) : ["drawn:1", "drawn:2"];
  const taken = cue(`token:${token}`, 0, { path: "arc", flourish: true, sound: "token", ...(known ? {} : { from: "drawn:0" }) });
  return [taken, ...back.map((piece) => cue(piece, 1, { path: "arc", to: "box" }))];
}

function won({ how, seat }: Extract<Event, { type: "won" }>, say: (key: string) => Line): Act {
  const flourish = { flourish: true, sound: "victory" };
  if (how === "military") return actAbout(say("wonMilitary"), [cue("pawn", 0, flourish)]);
  if (how === "science")
    return actAbout(
      say("wonScience"),
      [0, 1, 2, 3, 4, 5].map((symbol) => cue(`science:${seat}:${symbol}`, symbol, flourish)),
    );
  return actAbout(say("wonPoints"), [cue("score:0", 0, flourish), cue("score:1", 0, flourish)]);
}
