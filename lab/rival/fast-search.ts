/**
 * A rival that shares nothing with the bots: plain tree search (UCT) with uniformly random play-outs to the end of the match. It knows the
 * contract of a game and nothing else: no learnt value, no first glances, no mind. What the seat cannot see is imagined differently for each line, and
 * a node is a row of moves, whatever was revealed on the way. Lists are read without a check, and the arrays are used again at each decision.
 */
import { fork, type Luck } from "../../shared/core/base/random.ts";
import type { AnyGame, Result, Shape, State, View } from "../../shared/core/contract/game.ts";
import type { Tuning } from "./tuning.ts";

/** How long a decision may take: processor time of this thread, or a number of play-outs, which is the same everywhere. */
export type Budget = { readonly milliseconds: number } | { readonly playouts: number };

type Move = Shape["move"];

const ROOT = 0;
const NO_NODE = -1;
const NO_EDGE = -1;
/** The most choices of a line within the tree. */
const DEEPEST = 256;
/** The share of its time after which a decision looks at the clock again. */
const SLICE = 1 / 50;
const LOGS = Float64Array.from({ length: 1 << 12 }, (_none, count) => Math.log(Math.max(count, 1)));
const logOf = (count: number): number => (count < LOGS.length ? LOGS[count]! : Math.log(count));

/** The processor time that this thread has had. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

export class TreeSearch {
  readonly #game: AnyGame;
  readonly #tuning: Tuning;
  /** The number of each move: moves with the same notation are one. */
  readonly #numbers = new Map<Move, number>();
  readonly #numbersByText = new Map<string, number>();
  /** The view that lists are asked for; a game keeps none. */
  readonly #view: { table: object; secret: object; seat: number } = { table: {}, secret: {}, seat: 0 };
  #random = 1;

  #nodes = 0;
  #first = new Int32Array(1 << 12);
  #count = new Int32Array(1 << 12);
  #room = new Int32Array(1 << 12);
  /** What tells a node from the others behind its edge, and the next of them. */
  #keys = new Int32Array(1 << 12);
  #next = new Int32Array(1 << 12);

  #edges = 0;
  #moves = new Int32Array(1 << 15);
  #offers = new Int32Array(1 << 15);
  #visits = new Int32Array(1 << 15);
  #totals = new Float64Array(1 << 15);
  #likeVisits = new Int32Array(1 << 15);
  #likeTotals = new Float64Array(1 << 15);
  /** The first node behind an edge. */
  #children = new Int32Array(1 << 15);

  /** The line that is being followed: nodes, edges, seats, and how many moves had been made by then. */
  readonly #pathNodes = new Int32Array(DEEPEST);
  readonly #path = new Int32Array(DEEPEST);
  readonly #pathSeats = new Uint8Array(DEEPEST);
  readonly #pathTimes = new Float64Array(DEEPEST);
  #length = 0;
  /** Moves made so far, and by seat and move at which of them it was made last. */
  #time = 0;
  #playedAt: Float64Array[] = [];
  #rewards = new Float64Array(0);
  /** By place in the list: its edge. */
  #found = new Int32Array(1 << 10);

  constructor(game: AnyGame, tuning: Tuning) {
    this.#game = game;
    this.#tuning = tuning;
  }

  /** The most tried move. */
  choose(view: View, luck: Luck, budget: Budget): Move {
    const list = this.#game.moves(view);
    if (list.length === 1) return list[0]!;
    this.#begin(luck);
    const follow = (lines: number): void => {
      for (let line = 0; line < lines; line++) this.#followLine(this.#game.imagine(view, luck), view.seat);
    };
    if ("playouts" in budget) follow(budget.playouts);
    else followFor(budget.milliseconds, follow);
    return this.#mostTried(list);
  }

  #begin(luck: Luck): void {
    this.#random = fork(luck).state | 1;
    this.#edges = 0;
    this.#nodes = 0;
    this.#addNode(0);
  }

  #mostTried(list: readonly Move[]): Move {
    let best = 0;
    let most = -1;
    for (let at = 0; at < list.length; at++) {
      const edge = this.#edgeOf(ROOT, this.#numberOf(list[at]!), 0);
      if (edge === NO_EDGE) continue;
      const worth = this.#visits[edge]! + this.#totals[edge]! / (this.#visits[edge]! + 1);
      if (worth <= most) continue;
      most = worth;
      best = at;
    }
    return list[best]!;
  }

  /** Down the tree to a move that is new, from there by chance to the end, and back. */
  #followLine(state: State, seat: number): void {
    this.#length = 0;
    this.#descend(state, seat);
    const over = this.#playOut(state);
    this.#reward(state, over, seat);
    this.#backUp();
    if (this.#tuning.likeness > 0) this.#backUpAlike();
  }

  #descend(state: State, searcher: number): void {
    const game = this.#game;
    let before = NO_EDGE;
    while (this.#length < DEEPEST) {
      const asked = game.toAct(state.table);
      if (asked.length === 0) return;
      // Seats that are asked together choose one after the other, the searching one first.
      const seat = asked.length > 1 && asked.includes(searcher) ? searcher : asked[0]!;
      const list = this.#listOf(state, seat);
      if (list.length === 1) {
        game.play(state, seat, list[0]!, nothing);
        continue;
      }
      const node = before === NO_EDGE ? ROOT : this.#nodeBehind(before, this.#keyOf(seat, list));
      const choice = this.#select(node, list);
      const edge = this.#found[choice]!;
      const isNew = this.#visits[edge] === 0;
      this.#pathNodes[this.#length] = node;
      this.#pathSeats[this.#length] = seat;
      this.#pathTimes[this.#length] = this.#time;
      this.#path[this.#length++] = edge;
      if (this.#tuning.likeness > 0) this.#note(seat, this.#moves[edge]!);
      game.play(state, seat, list[choice]!, nothing);
      if (isNew) return;
      before = edge;
    }
  }

  #listOf(state: State, seat: number): readonly Move[] {
    const view = this.#view;
    view.table = state.table;
    view.secret = state.secrets[seat]!;
    view.seat = seat;
    return this.#game.moves(view);
  }

  /** The index of the move with the highest bound; `#found` has the edges of the list then. */
  #select(node: number, list: readonly Move[]): number {
    this.#lookUp(node, list);
    const { exploration, untried, likeness } = this.#tuning;
    const found = this.#found;
    const [offers, visits, totals] = [this.#offers, this.#visits, this.#totals];
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let at = 0; at < list.length; at++) {
      const edge = found[at]!;
      offers[edge]!++;
      const times = visits[edge]!;
      let worth = times === 0 ? untried : totals[edge]! / times;
      const alike = this.#likeVisits[edge]!;
      if (likeness > 0 && alike > 0) {
        const part = Math.sqrt(likeness / (3 * times + likeness));
        const mean = this.#likeTotals[edge]! / alike;
        worth = times === 0 ? mean : worth + part * (mean - worth);
        worth += exploration * Math.sqrt(logOf(offers[edge]!) / (times + 1));
      } else if (times > 0) worth += exploration * Math.sqrt(logOf(offers[edge]!) / times);
      if (worth < highest) continue;
      if (worth > highest) ties = 0;
      ties++;
      if (ties > 1 && this.#below(ties) > 0) continue;
      highest = worth;
      best = at;
    }
    return best;
  }

  /** Finds the edge of each listed move, and adds those that are missing. */
  #lookUp(node: number, list: readonly Move[]): void {
    if (this.#found.length < list.length) this.#found = new Int32Array(2 * list.length);
    const found = this.#found;
    // Lists of one node are much alike: the next move mostly has the edge after the last one.
    let guess = 0;
    let missing = 0;
    for (let at = 0; at < list.length; at++) {
      const edge = this.#edgeOf(node, this.#numberOf(list[at]!), guess);
      found[at] = edge;
      if (edge === NO_EDGE) missing++;
      else guess = edge - this.#first[node]! + 1;
    }
    if (missing === 0) return;
    this.#reserve(node, missing);
    for (let at = 0; at < list.length; at++) {
      const number = this.#numberOf(list[at]!);
      const edge = this.#edgeOf(node, number, at);
      found[at] = edge === NO_EDGE ? this.#addEdge(node, number) : edge;
    }
  }

  #edgeOf(node: number, move: number, guess: number): number {
    const moves = this.#moves;
    const first = this.#first[node]!;
    const count = this.#count[node]!;
    if (guess < count && moves[first + guess] === move) return first + guess;
    for (let edge = first; edge < first + count; edge++) if (moves[edge] === move) return edge;
    return NO_EDGE;
  }

  #numberOf(move: Move): number {
    return this.#numbers.get(move) ?? this.#newNumber(move);
  }

  /** Games whose moves exist once come here once for each; the others' moves are told apart by their notation. */
  #newNumber(move: Move): number {
    const text = this.#game.notation(move);
    const known = this.#numbersByText.get(text);
    if (known !== undefined) return known;
    const number = this.#numbersByText.size;
    this.#numbersByText.set(text, number);
    this.#numbers.set(move, number);
    return number;
  }

  #keyOf(seat: number, list: readonly Move[]): number {
    if (!this.#tuning.isSplit) return seat;
    let key = seat + 1;
    for (let at = 0; at < list.length; at++) key = (Math.imul(key, 0x01000193) ^ this.#numberOf(list[at]!)) | 0;
    return key;
  }

  #nodeBehind(edge: number, key: number): number {
    let node = this.#children[edge]!;
    while (node !== NO_NODE && this.#keys[node] !== key) node = this.#next[node]!;
    if (node !== NO_NODE) return node;
    const added = this.#addNode(key);
    this.#next[added] = this.#children[edge]!;
    this.#children[edge] = added;
    return added;
  }

  #playOut(state: State): Result | undefined {
    const game = this.#game;
    const { longest, likeness } = this.#tuning;
    for (let made = 0; made < longest; made++) {
      const asked = game.toAct(state.table);
      if (asked.length === 0) return game.result(state.table);
      const seat = asked.length === 1 ? asked[0]! : asked[this.#below(asked.length)]!;
      const list = this.#listOf(state, seat);
      const move = list.length === 1 ? list[0]! : list[this.#below(list.length)]!;
      if (likeness > 0) this.#note(seat, this.#numberOf(move));
      game.play(state, seat, move, nothing);
    }
    return undefined;
  }

  #note(seat: number, move: number): void {
    this.#playedAt[seat] ??= new Float64Array(1 << 8);
    while (move >= this.#playedAt[seat].length) this.#playedAt[seat] = longer(this.#playedAt[seat], Float64Array);
    this.#playedAt[seat][move] = ++this.#time;
  }

  #reward(state: State, over: Result | undefined, searcher: number): void {
    const seats = state.secrets.length;
    if (this.#rewards.length !== seats) this.#rewards = new Float64Array(seats);
    const rewards = this.#rewards;
    const { margin, softness, plan, leaning } = this.#tuning;
    const points = over === undefined ? pointsOnTable(this.#game, state) : over.points.map(sumOf);
    for (let seat = 0; seat < seats; seat++) {
      const share = over === undefined ? shareOfMost(points, seat) : shareOfFirst(over.places, seat);
      const lead = points[seat]! - bestOther(points, seat);
      const isCounted = points[seat]! > 0 || lead !== 0;
      let reward = share;
      if (isCounted && softness > 0) reward = 1 / (1 + Math.exp(-lead / softness));
      rewards[seat] = margin > 0 && isCounted ? reward + margin * (points[seat]! / (2 * points[seat]! - lead) - reward) : reward;
      if (seat === searcher && over !== undefined && share === 1) rewards[seat]! += plan[over.how] ?? 0;
      if (seat === searcher && leaning !== undefined) rewards[seat]! += leaning(state.table, seat);
    }
  }

  #backUp(): void {
    for (let at = 0; at < this.#length; at++) {
      const edge = this.#path[at]!;
      this.#visits[edge]!++;
      this.#totals[edge]! += this.#rewards[this.#pathSeats[at]!]!;
    }
  }

  /** The line also counts, with less weight, for the moves it might have begun with: those the same seat made later on. */
  #backUpAlike(): void {
    for (let at = 0; at < this.#length; at++) {
      const seat = this.#pathSeats[at]!;
      const played = this.#playedAt[seat]!;
      const since = this.#pathTimes[at]!;
      const reward = this.#rewards[seat]!;
      const node = this.#pathNodes[at]!;
      const first = this.#first[node]!;
      const end = first + this.#count[node]!;
      for (let edge = first; edge < end; edge++) {
        const move = this.#moves[edge]!;
        if (move >= played.length || played[move]! <= since) continue;
        this.#likeVisits[edge]!++;
        this.#likeTotals[edge]! += reward;
      }
    }
  }

  #addNode(key: number): number {
    if (this.#nodes === this.#first.length) {
      this.#first = longer(this.#first, Int32Array);
      this.#count = longer(this.#count, Int32Array);
      this.#room = longer(this.#room, Int32Array);
      this.#keys = longer(this.#keys, Int32Array);
      this.#next = longer(this.#next, Int32Array);
    }
    const node = this.#nodes++;
    this.#count[node] = 0;
    this.#room[node] = 0;
    this.#first[node] = 0;
    this.#keys[node] = key;
    this.#next[node] = NO_NODE;
    return node;
  }

  /** Makes room for more edges of a node, side by side: those it has may be moved. */
  #reserve(node: number, more: number): void {
    const count = this.#count[node]!;
    if (count + more <= this.#room[node]!) return;
    const room = count === 0 ? more : count + more + (count >> 1);
    while (this.#edges + room > this.#moves.length) this.#growEdges();
    const from = this.#first[node]!;
    const to = this.#edges;
    for (const list of [this.#moves, this.#offers, this.#visits, this.#totals, this.#likeVisits, this.#likeTotals, this.#children])
      list.copyWithin(to, from, from + count);
    this.#first[node] = to;
    this.#room[node] = room;
    this.#edges += room;
  }

  #addEdge(node: number, move: number): number {
    const edge = this.#first[node]! + this.#count[node]!++;
    this.#moves[edge] = move;
    this.#offers[edge] = 0;
    this.#visits[edge] = 0;
    this.#totals[edge] = 0;
    this.#likeVisits[edge] = 0;
    this.#likeTotals[edge] = 0;
    this.#children[edge] = NO_NODE;
    return edge;
  }

  #growEdges(): void {
    this.#moves = longer(this.#moves, Int32Array);
    this.#offers = longer(this.#offers, Int32Array);
    this.#visits = longer(this.#visits, Int32Array);
    this.#totals = longer(this.#totals, Float64Array);
    this.#likeVisits = longer(this.#likeVisits, Int32Array);
    this.#likeTotals = longer(this.#likeTotals, Float64Array);
    this.#children = longer(this.#children, Int32Array);
  }

  /** A whole number below `count`, by a generator of three shifts. */
  #below(count: number): number {
    let random = this.#random;
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    this.#random = random;
    return Math.floor(((random >>> 0) / 2 ** 32) * count);
  }
}

function followFor(milliseconds: number, follow: (lines: number) => void): void {
  const start = threadMilliseconds();
  let lines = 1;
  for (let [begun, now] = [start, start]; now - start < milliseconds; begun = now) {
    follow(lines);
    now = threadMilliseconds();
    lines = now - begun < milliseconds * SLICE ? lines * 2 : Math.max(1, lines >> 1);
  }
}

function longer<T extends Int32Array | Float64Array>(list: T, make: new (length: number) => T): T {
  const copy = new make(2 * list.length);
  copy.set(list);
  return copy;
}

function nothing(): void {
  // A line needs the change without its events.
}

const sumOf = (sources: Readonly<Record<string, number>>): number => {
  let sum = 0;
  for (const source in sources) sum += sources[source]!;
  return sum;
};

const shareOfFirst = (places: readonly number[], seat: number): number => {
  if (places[seat] !== 1) return 0;
  let first = 0;
  for (const place of places) if (place === 1) first++;
  return 1 / first;
};

function shareOfMost(points: readonly number[], seat: number): number {
  const most = Math.max(...points);
  return points[seat] === most ? 1 / points.filter((own) => own === most).length : 0;
}

function bestOther(points: readonly number[], seat: number): number {
  let best = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat && points[other]! > best) best = points[other]!;
  return best;
}

/** The points that lie on the table, where a play-out was left off. */
function pointsOnTable({ earner }: AnyGame, { table, secrets }: State): number[] {
  const points = secrets.map(() => 0);
  for (const { seat, unit, count } of earner?.atEnd(table) ?? []) points[seat]! += count * (earner?.worth[unit] ?? 0);
  return points;
}
