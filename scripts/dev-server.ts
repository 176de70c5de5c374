/**
 * The server of `npm run dev`: as `npm start` runs it, and beside it the monitor and the playground that Colyseus brings for people who write
 * rooms. They show hidden cards and call any method of a room, so they answer this machine alone, and no page of another site.
 */
import { createServer, type IncomingMessage } from "node:http";

/** Names of this machine, by any port: Vite's, or that of the pages. */
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

// First: it says what is wrong with the settings before all that follows is loaded.
await import("./serve.ts");
const environment = { ...process.env };
// Otherwise what reads that file says so in the log.
process.env.DOTENV_CONFIG_QUIET = "true";
const { createEndpoint, createRouter, matchMaker, monitor, playground, toNodeHandler } = await import("colyseus");
// To load the package lets the machine's environment file override variables of this process.
Object.assign(process.env, environment);

/** The playground joins rooms by Colyseus's own calls, which the server itself does not answer. */
const matchmake = createEndpoint("/matchmake/:method/:roomName", { method: "POST" }, async ({ params, body, request }) => {
  const { method, roomName } = params;
  try {
    return Response.json(
      await matchMaker.controller.invokeMethod(method, roomName, body, { headers: new Headers(request?.headers), ip: "" }),
    );
  } catch (error) {
    const { code, message } = error as { readonly code: number; readonly message: string };
    return Response.json({ code, error: message }, { status: 400 });
  }
});
const answer = toNodeHandler(
  createRouter({ ...monitor({ prefix: "/monitor" }), ...playground({ prefix: "/playground" }), matchmake }).handler,
);

// The monitor's calls are plain GETs, which any page could make.
const isOwn = ({ headers }: IncomingMessage): boolean =>
  OWN_HOST.test(headers.host ?? "") && ["same-origin", "none", undefined].includes(headers["sec-fetch-site"] as string | undefined);

createServer((request, response) => {
  if (isOwn(request)) return void answer(request, response);
  response.writeHead(403).end();
}).listen(Number(process.argv.at(-1)), "127.0.0.1");
