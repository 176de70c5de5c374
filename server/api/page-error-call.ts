/** The call by which a page tells what has gone wrong in it. */
import { cleanText } from "../../shared/core/base/player-text.ts";
import { LONGEST_ERROR } from "../../shared/core/wire/calls.ts";
import { withoutData } from "../base/log.ts";
import { rateLimit } from "../base/rate-limit.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

/** What all pages together can make the store write in 30 seconds. */
const MOST_WRITTEN = 60;

export function pageErrorCall({ guests }: Pick<ApiContext, "guests">): Pick<Api, "pageError"> {
  const limit = rateLimit(MOST_WRITTEN);
  return {
    async pageError(error) {
      // A page can do nothing about a refusal.
      const message = cleanText(withoutData(error.message), LONGEST_ERROR);
      if (message !== "" && limit.spend("", 1)) await guests.addPageError({ ...error, message });
      return {};
    },
  };
}
