/** Other guests, through the server. */
import type { LobbyPeople } from "../lobby.ts";
import { callApi } from "./api.ts";
import type { LiveGuest } from "./live-guest.ts";

type FromLine = Pick<LobbyPeople, "confirm" | "onNews" | "onNotices">;

export function livePeople(address: string, { ask, shown }: LiveGuest, fromLine: FromLine): LobbyPeople {
  return {
    ...fromLine,
    met: async () => (await ask("met", {})).met,
    answerRequest: async (person, yes) => void (await ask("answerRequest", { person, yes })),
    forget: async (person) => void (await ask("forget", { person })),
    invite: async (person, match) => void (await ask("invite", { person, match })),
    decline: async (match) => void (await ask("decline", { match })),
    showAway: async (on) => void (await ask("showAway", { on })),
    call: ask,
    leaders: async (game, kind) =>
      callApi(address, "leaders", { game, rated: kind === "rated", ...(kind === "ladder" && { ladder: true }), ...(await shown()) }),
  };
}
