/** A game with a canary in every drawer of its state: text that occurs nowhere else. The rules are the game's own. */
import { t } from "@colyseus/schema";
import { digest, type Luck } from "../../../shared/core/base/random.ts";
import type { Definition, Game, State } from "../../../shared/core/contract/game.ts";

/** By drawer: the hidden one, and each seat's secret. */
export interface Canaries {
  readonly hidden: string;
  readonly secrets: readonly string[];
}

const canary = (seed: string, drawer: string): string => `canary-${digest(`${seed} ${drawer}`).slice(0, 24)}`;
const NOTHING_KNOWN = "";

interface Marked {
  canary: string;
}

export function canariesOf({ hidden, secrets }: State): Canaries {
  return { hidden: (hidden as unknown as Marked).canary, secrets: secrets.map((secret) => (secret as Marked).canary) };
}

function mark(state: State, { hidden, secrets }: Canaries): State {
  (state.hidden as unknown as Marked).canary = hidden;
  for (const [seat, secret] of state.secrets.entries()) (secret as Marked).canary = secrets[seat] as string;
  return state;
}

/** Different for every match, and the same whenever it is replayed. */
const seedOfLuck = (luck: Luck): string => (luck.type === "match" ? luck.seed : String(luck.state));

type Extensible = { extend(fields: object, name: string): Definition };

export function markedGame(game: Game): Game {
  return {
    ...game,
    Secret: (game.Secret as unknown as Extensible).extend({ canary: t.string() }, `${game.id}.MarkedSecret`),
    setup(start) {
      const seed = seedOfLuck(start.luck);
      const secrets = Array.from({ length: start.seats }, (_none, seat) => canary(seed, `secret ${seat}`));
      return mark(game.setup(start), { hidden: canary(seed, "hidden"), secrets });
    },
    play(state, seat, move, tell) {
      const canaries = canariesOf(state);
      // The game may have put a new object in the drawer.
      game.play(state, seat, move, (...told) => {
        mark(state, canaries);
        tell(...told);
      });
      mark(state, canaries);
    },
    imagine(view, luck) {
      const state = game.imagine(view, luck);
      const secrets = state.secrets.map((_secret, seat) => (seat === view.seat ? (view.secret as Marked).canary : NOTHING_KNOWN));
      return mark(state, { hidden: NOTHING_KNOWN, secrets });
    },
    copy: (state) => mark(game.copy(state), canariesOf(state)),
  };
}
