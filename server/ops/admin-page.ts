/** The operator's pages: no script, no style, all text escaped. Every control is a link or a plain form. */
import { isolated } from "../../shared/core/base/player-text.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { type Cell, Html, html, joined } from "../http/html.ts";
import { type Act, type ActInForce, isTimed, type LoggedAct } from "../store/acts.ts";
import type { SavedComplaint } from "../store/conduct.ts";
import type { PageErrorGroup } from "../store/page-errors.ts";
import { type AskedAct, HOURS, LONGEST_REASON } from "./perform-act.ts";
import type { RoomFacts } from "./room-facts.ts";

interface Pages {
  /** From 1. */
  readonly page: number;
  readonly of: number;
}

/** A guest who was looked for; with a seat if by their match. */
export interface FoundPerson {
  /** Empty for a player who is no known guest. */
  readonly id: string;
  readonly name: string;
  readonly seen: number;
  readonly seat?: number;
  readonly address?: string;
}

export interface AdminFacts {
  readonly process: Readonly<Record<string, string | number>>;
  readonly rooms: readonly RoomFacts[];
  readonly complaints: readonly SavedComplaint[];
  readonly pages: Pages;
  /** Whether the complaints are those that are handled. */
  readonly isHandled: boolean;
  readonly inForce: readonly ActInForce[];
  /** What has just been done. */
  readonly done: LoggedAct | undefined;
  readonly find: string;
  readonly found: readonly FoundPerson[];
  /** What the form of acts begins with. */
  readonly asked: Pick<AskedAct, "what" | "who" | "hours" | "why">;
  readonly pageErrors: readonly PageErrorGroup[];
  /** Why it was not done. */
  readonly trouble?: string;
}

const NOTHING = new Html("");

const dateOf = (at: number): string => (at === 0 ? "" : new Date(at).toISOString().slice(0, 16).replace("T", " "));

/** What can be done to a guest or an address, in the words of the page. */
const ACTS = {
  warn: "warn a guest",
  mute: "mute a guest",
  rename: "take a guest's name",
  ban: "ban a guest or an address",
  close: "close a table",
} as const;
const HOUR_WORDS: Readonly<Record<number, string>> = { 1: "an hour", 24: "a day", 168: "a week", 720: "30 days", 8760: "a year" };

const option = (value: string | number, words: string, chosen: string): Html =>
  String(value) === chosen ? html`<option value="${value}" selected>${words}</option>` : html`<option value="${value}">${words}</option>`;

function actForm({ asked }: AdminFacts): Html {
  const acts = Object.entries(ACTS).map(([what, words]) => option(what, words, asked.what));
  const hours = HOURS.map((one) => option(one, HOUR_WORDS[one] ?? `${one} hours`, asked.hours || "24"));
  return html`<h2 id="act">Act</h2>
<form method="post" action="/admin/act">
<p><label>What <select name="what">${joined(acts)}</select></label></p>
<p><label>Whom (a guest's id, an address or its digest, or a table) <input name="who" size="40" maxlength="60" required autocomplete="off" value="${asked.who}"></label></p>
<p><label>For (mute and ban) <select name="hours">${joined(hours)}</select></label></p>
<p><label>Why (told to the guest) <input name="why" size="80" maxlength="${LONGEST_REASON}" required autocomplete="off" value="${asked.why}"></label></p>
<p><button>Do it</button></p>
</form>`;
}

/** A form of one button and the reason it asks for. */
const smallForm = (what: string, who: string, button: string): Html =>
  html`<form method="post" action="/admin/act"><input type="hidden" name="what" value="${what}"><input type="hidden" name="who" value="${who}"><input name="why" maxlength="${LONGEST_REASON}" required autocomplete="off" placeholder="reason" aria-label="Reason to ${button}"> <button>${button}</button></form>`;

/** A link that fills in the form. */
const actLink = (who: string): Html => (who === "" ? NOTHING : html`<a href="/admin?who=${encodeURIComponent(who)}#act">${who}</a>`);

const sentenceOf = ({ what, target, until, why, by }: Act, name = ""): string =>
  [
    `${what} ${target}`,
    ...(name === "" ? [] : [`(now ${isolated(name)})`]),
    ...(until === 0 ? [] : [`until ${dateOf(until)}`]),
    ...(by === "" ? [] : [`by ${isolated(by)}`]),
    `because: ${isolated(why)}`,
  ].join(" ");

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

const COMPLAINT_COLUMNS = [
  "when",
  "match",
  "seat",
  "guest",
  "name now",
  "address",
  "why",
  "in their words",
  "made by the same guest",
  "watcher's line",
  "what was said",
  "handled",
];

const seatOf = (seat: number): string => (seat === WATCHER ? "a watcher" : `seat ${seat}`);

const complaintRow = (complaint: SavedComplaint): Cell[] => {
  const { at, match, seat, about = "", name, address = "", why, text, made, chat, handled, line = 0, said = "" } = complaint;
  const heard = chat.map(
    ({ name: sayer, seat: by, text: words, phrase }) => `${isolated(sayer) || seatOf(by)}: ${isolated(words ?? phrase ?? "")}`,
  );
  const who = line === 0 ? `${match} ${seat}` : `${match} ${seat} ${line}`;
  const done = handled === null ? smallForm("handle", who, "handled") : smallForm("reopen", who, "not handled");
  return [
    new Date(at).toISOString(),
    html`<a href="/admin?find=${encodeURIComponent(match)}">${match}</a>`,
    seatOf(seat),
    actLink(about),
    isolated(name),
    actLink(address),
    why,
    isolated(text),
    made,
    isolated(said),
    heard.join(" / "),
    done,
  ];
};

const foundRow = ({ id, name, seen, seat, address }: FoundPerson): Cell[] => [
  actLink(id),
  isolated(name),
  dateOf(seen),
  seat ?? "",
  actLink(address ?? ""),
];

const forceRow = (act: ActInForce): Cell[] => {
  const { id, at, what, target, until, why, by, isRead } = act;
  const confirmed = isTimed(what) || !isRead ? (isRead ? "yes" : "not yet") : "yes";
  return [dateOf(at), what, actLink(target), dateOf(until), isolated(why), isolated(by), confirmed, smallForm("lift", id, "lift")];
};

const errorRow = ({ last, first, count, build, message, places, game, match, frame }: PageErrorGroup): Cell[] => [
  dateOf(last),
  dateOf(first),
  count,
  build,
  isolated(message),
  places.join(" "),
  game,
  match === "" ? "" : html`<a href="/admin?find=${encodeURIComponent(match)}">${match}</a>`,
  frame < 0 ? "" : frame,
];

export function pageOf(facts: AdminFacts): string {
  const { process, rooms, complaints, pages, isHandled, inForce, done, trouble, find, found, pageErrors } = facts;
  const figures = Object.entries(process).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  const other = isHandled ? html`<a href="/admin">Complaints not handled</a>` : html`<a href="/admin?handled=1">Handled complaints</a>`;
  return document(
    "rooms",
    html`<p><a href="/admin">Reload</a> <a href="/admin/log">Log</a> ${other} <a href="/admin.json">The same as JSON</a></p>
${done === undefined ? NOTHING : html`<p role="status"><strong>Done:</strong> ${sentenceOf(done, done.name)}</p>`}
${trouble === undefined ? NOTHING : html`<p role="alert"><strong>Not done:</strong> ${trouble}</p>`}
<h2>Find</h2>
<form action="/admin"><p><label>A guest's name or id, or a match <input name="find" size="40" maxlength="60" value="${find}"></label> <button>Find</button></p></form>
${find === "" ? NOTHING : tableOf("Found", ["guest", "name", "last seen", "seat", "address"], found.map(foundRow))}
${actForm(facts)}
${tableOf("In force", ["since", "what", "whom", "until", "why", "by", "confirmed", ""], inForce.map(forceRow))}
${tableOf(isHandled ? "Handled complaints" : "Complaints", COMPLAINT_COLUMNS, complaints.map(complaintRow))}
${pageLinks(isHandled ? "/admin?handled=1&" : "/admin?", pages)}
${tableOf("Errors in pages", ["last", "first", "times", "build", "message", "where", "game", "match", "frame"], pageErrors.map(errorRow))}
${tableOf("Rooms", ROOM_COLUMNS, rooms.map(roomRow))}
<h2>Process</h2>
<dl>${joined(figures)}</dl>`,
  );
}

export function logPage(acts: readonly LoggedAct[], pages: Pages): string {
  const rows = acts.map(({ at, what, target, name, until, why, by, detail }) => [
    new Date(at).toISOString(),
    isolated(by),
    what,
    actLink(target),
    isolated(name),
    dateOf(until),
    isolated(why),
    isolated(detail),
  ]);
  const columns = ["when", "by", "what", "whom", "name now", "until", "why", "name taken, or act"];
  return document("log", html`<p><a href="/admin">Back</a></p>${tableOf("Log", columns, rows)}${pageLinks("/admin/log?", pages)}`);
}

const document = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Quayside: ${title}</title></head>
<body>
<h1>Quayside</h1>
${body}
</body>
</html>`.text;

function pageLinks(path: string, { page, of }: Pages): Html {
  const link = (to: number, name: string): Html => (to < 1 || to > of ? NOTHING : html` <a href="${path}page=${to}">${name}</a>`);
  return html`<p>Page ${page} of ${of}.${link(page - 1, "Newer")}${link(page + 1, "Older")}</p>`;
}

function tableOf(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  const head = columns.map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map((row) => html`<tr>${joined(row.map((cell) => html`<td>${cell}</td>`))}</tr>`);
  return html`<h2>${title}</h2>
<table border="1"><thead><tr>${joined(head)}</tr></thead>
<tbody>
${joined(body)}
</tbody></table>`;
}
