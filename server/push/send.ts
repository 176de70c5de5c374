/** Sends one message to one push service: bounded in time and in what is read, and without following redirects. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { publicLookup } from "./endpoint.ts";

export interface PushMessage {
  readonly endpoint: string;
  readonly authorization: string;
  readonly body: Buffer;
  /** A newer message of the same topic replaces one that is not delivered yet. */
  readonly topic: string;
  /** Seconds that the push service keeps it. */
  readonly keep: number;
}

/** The time for the whole exchange, in milliseconds. */
const TIMEOUT = 10_000;

/** Resolves with the status. `isOpen` allows any host, and http: for tests. */
export function sendPush({ endpoint, authorization, body, topic, keep }: PushMessage, isOpen: boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (isOpen && endpoint.startsWith("http:") ? requestHttp : requestHttps)(endpoint, {
    method: "POST",
    ...(!isOpen && { lookup: publicLookup }),
    signal: AbortSignal.timeout(TIMEOUT),
    agent: false,
    headers: {
      Authorization: authorization,
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      "Content-Length": body.length,
      TTL: keep,
      Topic: topic,
      Urgency: "normal",
    },
  });
  request.once("response", (response) => {
    resolve(response.statusCode ?? 0);
    // Only the status counts.
    response.destroy();
  });
  request.on("error", reject);
  request.end(body);
  return promise;
}
