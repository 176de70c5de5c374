/** All calls of the HTTP API, each from the file of its subject. */
import { matchMaker } from "@colyseus/core";
import { ROOMS } from "../base/room-names.ts";
import { reserve } from "../matchmaking/room-calls.ts";
import { queueOf } from "../rooms/queue-room.ts";
import type { RoomListing } from "../table/listing.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { appointmentCalls } from "./appointment-calls.ts";
import { arenaCalls } from "./arena-calls.ts";
import { dailyCalls } from "./daily-calls.ts";
import { deviceCalls } from "./device-calls.ts";
import { exerciseCalls } from "./exercise-calls.ts";
import { findingCalls } from "./finding-calls.ts";
import { groupCalls } from "./group-calls.ts";
import { guestCalls } from "./guest-calls.ts";
import { pageErrorCall } from "./page-error-call.ts";
import { peopleCalls } from "./people-calls.ts";
import { programCalls } from "./program-calls.ts";
import { pushCalls } from "./push-calls.ts";
import { puzzleCalls } from "./puzzle-calls.ts";
import { settingsCalls } from "./settings-calls.ts";
import { sharedDealCalls } from "./shared-deal-calls.ts";
import { tableCalls } from "./table-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";

export async function openApi(context: ApiContext): Promise<Api> {
  // Each process has one, which lists the tables of all processes.
  await context.people.open();
  const lobbyRoom: RoomListing = await matchMaker.createRoom(ROOMS.lobby, {});
  await queueOf(context);
  return {
    ...guestCalls(context),
    ...deviceCalls(context),
    ...peopleCalls(context),
    ...programCalls(context),
    ...appointmentCalls(context),
    ...groupCalls(context),
    ...findingCalls(context),
    ...pushCalls(context),
    ...webhookCalls(context),
    ...dailyCalls(context),
    ...sharedDealCalls(context),
    ...arenaCalls(context),
    ...puzzleCalls(context),
    ...exerciseCalls(context),
    ...settingsCalls(context),
    ...tableCalls(context),
    ...pageErrorCall(context),
    lobby: async () => ({ reservation: await reserve(lobbyRoom, {}) }),
  };
}
