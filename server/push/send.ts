/** Sends one message to an address from outside: bounded in time and in what is read, and without following redirects. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { publicLookup } from "./endpoint.ts";

export interface OutgoingMessage {
  readonly endpoint: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

/** The time for the whole exchange, in milliseconds. */
const TIMEOUT = 10_000;

/** Resolves with the status. `isOpen` allows any host, and http. */
export function send({ endpoint, body, headers }: OutgoingMessage, isOpen: boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (isOpen && endpoint.startsWith("http:") ? requestHttp : requestHttps)(endpoint, {
    method: "POST",
    ...(!isOpen && { lookup: publicLookup }),
    signal: AbortSignal.timeout(TIMEOUT),
    agent: false,
    headers: { "Content-Length": body.length, ...headers },
  });
  request.once("response", (response) => {
    resolve(response.statusCode ?? 0);
    // Only the status counts.
    response.destroy();
  });
  request.on("error", reject);
  // Who answers 101 gets no connection, and that is no error to a request.
  request.once("close", () => reject(new Error("closed without an answer")));
  request.end(body);
  return promise;
}
