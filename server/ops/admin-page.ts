/** The operator's page: no script, no style, all text escaped. */
import { isolated } from "../../shared/core/base/player-text.ts";
import type { SavedComplaint } from "../store/conduct.ts";
import type { RoomFacts } from "./room-facts.ts";

export interface AdminFacts {
  readonly process: Readonly<Record<string, string | number>>;
  readonly rooms: readonly RoomFacts[];
  readonly complaints: readonly SavedComplaint[];
  /** The page of complaints, from 1. */
  readonly pages: { readonly page: number; readonly of: number };
}

type Cell = string | number;

const ROOM_COLUMNS = [
  "room",
  "id",
  "process",
  "game",
  "kind",
  "phase",
  "people",
  "bots",
  "free",
  "clients",
  "entries",
  "age",
  "bytes buffered",
];

const roomRow = ({ room, id, process, table, clients, age, load }: RoomFacts): Cell[] => {
  const { game = "", kind = "", phase = "", seats = {} } = table ?? {};
  const { people = "", bots = "", free = "" } = seats;
  return [room, id, process, game, kind, phase, people, bots, free, clients, load?.entries ?? "", `${age} s`, load?.waiting ?? ""];
};

const COMPLAINT_COLUMNS = ["when", "match", "seat", "why", "in their words", "made by the same guest", "what was said"];

const complaintRow = ({ at, match, seat, why, text, made, chat }: AdminFacts["complaints"][number]): Cell[] => {
  const said = chat.map(
    ({ name, seat: by, text: words, phrase }) => `${isolated(name) || `seat ${by}`}: ${isolated(words ?? phrase ?? "")}`,
  );
  return [new Date(at).toISOString(), match, seat, why, isolated(text), made, said.join(" / ")];
};

export function pageOf({ process, rooms, complaints, pages }: AdminFacts): string {
  const facts = Object.entries(process).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Quayside: rooms</title></head>
<body>
<h1>Quayside</h1>
<dl>${facts.join("")}</dl>
${tableOf("Rooms", ROOM_COLUMNS, rooms.map(roomRow))}
${tableOf("Complaints", COMPLAINT_COLUMNS, complaints.map(complaintRow))}
${pageLinks(pages)}
<p><a href="/admin.json">The same as JSON</a></p>
</body>
</html>`;
}

function pageLinks({ page, of }: AdminFacts["pages"]): string {
  const link = (to: number, name: string): string => (to < 1 || to > of ? "" : ` <a href="/admin?page=${to}">${name}</a>`);
  return `<p>Page ${page} of ${of}.${link(page - 1, "Newer")}${link(page + 1, "Older")}</p>`;
}

function tableOf(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`);
  return `<h2>${title}</h2>
<table border="1"><thead><tr>${head}</tr></thead>
<tbody>
${body.join("\n")}
</tbody></table>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: Cell): string => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
