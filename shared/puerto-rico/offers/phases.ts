/** Which role a phase and a move belong to. */
import { type Move, NONE, type Phase, ROLES, type Role, type Table } from "../state.ts";

export const ROLE_OF_PHASE: Readonly<Partial<Record<Phase, Role>>> = {
  hacienda: "settler",
  settler: "settler",
  hospice: "settler",
  mayor: "mayor",
  lifting: "mayor",
  placing: "mayor",
  builder: "builder",
  university: "builder",
  craftsman: "craftsman",
  trader: "trader",
  captain: "captain",
  storage: "captain",
};

/** Colonists are offered in several roles, and every role can be passed. */
export const ROLE_OF_MOVE: Readonly<Partial<Record<Move["type"], Role>>> = {
  draw: "settler",
  tile: "settler",
  lift: "mayor",
  place: "mayor",
  build: "builder",
  extra: "craftsman",
  sell: "trader",
  load: "captain",
  wharf: "captain",
  store: "captain",
  keep: "captain",
};

/** The card that is being played; NONE while one is chosen. With two players the picker has several, but then the phase tells which. */
export function playedCard({ phase, cardOwner, picker, players }: Table): number {
  const own = cardOwner.flatMap((owner, card) => (owner === picker ? [card] : []));
  const [only] = own;
  if (own.length === 1 && only !== undefined && players.length > 2) return only;
  return own.find((card) => ROLES[card] === ROLE_OF_PHASE[phase]) ?? NONE;
}
