/** The table of a deal by a link: one seat for its player, and bots of one level on the others. */
import type { Game } from "../../shared/core/contract/game.ts";
import { commonChoices, commonTerms } from "../../shared/core/wire/common-table-options.ts";
import type { Guest } from "../store/guest.ts";
import type { StoredDeal } from "../store/shared-deals.ts";
import type { TableOptions } from "../table/options.ts";
import { emptySeats, withBots } from "../table/seats.ts";

export function sharedTable(
  game: Game,
  { code: link, seats, options, bots, secret, shares }: StoredDeal,
  { id: person, name }: Guest,
  { match, seat: own, opener }: { readonly match: string; readonly seat: number; readonly opener: string },
): TableOptions {
  const taken = emptySeats(seats).map((seat) => (seat.number === own ? { ...seat, kind: "person" as const, name, person } : seat));
  return {
    game: game.id,
    kind: "shared",
    id: match,
    code: "",
    seats: withBots(taken),
    options,
    ...commonTerms(commonChoices({})),
    dealt: { secret, shares, link },
    bots,
    opener,
  };
}
