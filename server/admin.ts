/** A look into the running server for whoever has its token: one plain page without script, and the same as JSON. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "./desk.ts";
import { type Limit, limitOf } from "./limits.ts";
import { log } from "./log.ts";
import { type RoomFacts, roomFacts } from "./rooms.ts";
import { answerJson, answerNothing, answerText } from "./static.ts";

const ADMIN = ["/admin", "/admin.json"] as const;
export const isAdmin = (path: string): boolean => ADMIN.some((one) => one === path);

/** Wrong tokens of one address, until the store has filled again. */
const MOST_TRIES = 5;

export interface Admin {
  readonly answer: (path: string, caller: Caller, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Without a token there is nothing at these addresses. */
export function openAdmin(token: string | undefined, tries: Limit = limitOf(MOST_TRIES)): Admin {
  return {
    async answer(path, { address }, { headers, method }, response) {
      if (token === undefined) return answerNothing(response);
      if (method !== "GET") {
        response.setHeader("Allow", "GET");
        return answerText(response, 405, "Only GET is answered here.");
      }
      // Not even the right one is taken then: or it could be found out by trying.
      if (!tries.has(address, 1)) return answerText(response, 429, "Too many tries. Wait half a minute.");
      const given = tokenIn(headers.authorization);
      if (given === undefined || !isSame(given, token)) {
        if (given !== undefined) {
          tries.spend(address, 1);
          log("warn", "wrong admin token", { address });
        }
        response.setHeader("WWW-Authenticate", 'Basic realm="Quayside", charset="UTF-8"');
        return answerText(response, 401, "This needs the token of whoever runs the server, as the password.");
      }
      const facts = await look();
      if (path === "/admin.json") answerJson(response, facts);
      else answerText(response, 200, pageOf(facts), "text/html; charset=utf-8");
    },
  };
}

/** The password of Basic, whatever the name; or the token of Bearer. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, scheme, value = ""] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme?.toLowerCase() !== "basic") return scheme && value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Takes as long for any two: of digests, which are of one length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

interface Facts {
  readonly process: Readonly<Record<string, string | number>>;
  readonly rooms: readonly RoomFacts[];
}

async function look(): Promise<Facts> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    process: {
      node: process.version,
      uptime: Math.round(process.uptime()),
      cpu: Math.round((user + system) / 1e6),
      memory: rss,
      heap: heapUsed,
    },
    rooms: await roomFacts(),
  };
}

const COLUMNS = ["room", "id", "process", "game", "kind", "phase", "people", "bots", "free", "clients", "entries", "age", "waiting"];

const rowOf = ({ room, id, process, table, clients, age, load }: RoomFacts): (string | number)[] => {
  const { game = "", kind = "", phase = "", seats = {} } = table ?? {};
  const { people = "", bots = "", free = "" } = seats;
  return [room, id, process, game, kind, phase, people, bots, free, clients, load?.entries ?? "", `${age} s`, load?.waiting ?? ""];
};

function pageOf({ process, rooms }: Facts): string {
  const facts = Object.entries(process).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  const head = COLUMNS.map((name) => `<th scope="col">${name}</th>`).join("");
  const rows = rooms.map(
    (room) =>
      `<tr>${rowOf(room)
        .map((cell) => `<td>${escaped(cell)}</td>`)
        .join("")}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Quayside: rooms</title></head>
<body>
<h1>Quayside</h1>
<dl>${facts.join("")}</dl>
<table border="1"><thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>
<p><a href="/admin.json">The same as JSON</a></p>
</body>
</html>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
