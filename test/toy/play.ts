import { below } from "../../shared/core/base/random.ts";
import type { State, Tell, View } from "../../shared/core/contract/game.ts";
import { BINS, type Event, type Move, NONE, ROUNDS, rising, type Table, type Toy } from "./state.ts";

export function toAct(table: Table): readonly number[] {
  if (table.phase === "over") return [];
  if (table.phase !== "choose") return [table.leader];
  return table.done.flatMap((done, seat) => (done ? [] : [seat]));
}

export function moves({ table, secret, seat }: View<Toy>): Move[] {
  if (!toAct(table).includes(seat)) return [];
  if (table.phase === "choose") return secret.hand.map((card) => ({ type: "choose", card }));
  if (table.phase === "roll") return [{ type: "roll" }];
  return [{ type: "keep" }, ...Array.from({ length: BINS }, (_none, bin): Move => ({ type: "put", bin }))];
}

export function play(state: State<Toy>, seat: number, move: Move, tell: Tell<Event>): void {
  const { table, hidden } = state;
  switch (move.type) {
    case "choose":
      return choose(state, seat, move.card, tell);
    case "roll":
      table.pebbles = 1 + below(hidden.luck, table.sides);
      table.phase = "spend";
      return tell({ type: "rolled", pips: table.pebbles });
    case "put":
      table.pebbles--;
      table.bins[seat * BINS + move.bin]!++;
      tell({ type: "put", bin: move.bin });
      return table.pebbles === 0 ? endRound(state, tell) : undefined;
    case "keep": {
      const { pebbles } = table;
      table.pebbles = 0;
      tell({ type: "kept", pebbles });
      return endRound(state, tell);
    }
  }
}

function choose(state: State<Toy>, seat: number, card: number, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const own = secrets[seat]!;
  own.hand = own.hand.filter((held) => held !== card);
  own.chosen = card;
  table.hands[seat]!--;
  table.done[seat] = true;
  tell({ type: "chose", seat }, seat, { type: "chose", seat, card });
  if (table.done.includes(false)) return;
  const cards = secrets.map(({ chosen }) => chosen);
  for (const secret of secrets) secret.chosen = NONE;
  table.seen.push(...cards);
  table.leader = cards.indexOf(Math.max(...cards));
  table.phase = "roll";
  tell({ type: "revealed", cards, leader: table.leader });
}

function endRound({ table, secrets, hidden }: State<Toy>, tell: Tell<Event>): void {
  const { leader } = table;
  const card = table.draw ? hidden.deck.pop() : undefined;
  if (card !== undefined) {
    secrets[leader]!.hand.push(card);
    secrets[leader]!.hand.sort(rising);
    table.hands[leader]!++;
    tell({ type: "drew", seat: leader }, leader, { type: "drew", seat: leader, card });
  }
  if (table.round === ROUNDS) {
    table.phase = "over";
    return tell({ type: "won", seat: pebblesOf(table).indexOf(Math.max(...pebblesOf(table))) });
  }
  table.round++;
  table.phase = "choose";
  table.done.fill(false);
  tell({ type: "round", round: table.round });
}

export const pebblesOf = (table: Table): number[] =>
  table.hands.map((_cards, seat) => table.bins.slice(seat * BINS, (seat + 1) * BINS).reduce((sum, pebbles) => sum + pebbles, 0));
