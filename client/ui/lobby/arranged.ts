/** What guests have arranged with each other: appointments, groups, and links that make contacts. Fetched when it is wanted. */

import { must } from "../../../shared/core/base/checked.ts";
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { Appointment } from "../../../shared/core/wire/appointments.ts";
import type { Group } from "../../../shared/core/wire/groups.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import { companyOf } from "../../feed/company.ts";
import type { Feed } from "../../feed/feed.ts";
import type { DealToSend, Lobby, Waiting } from "../../feed/lobby.ts";
import { shelf } from "../../games/shelf.ts";
import { companyWords } from "../../text/company-words.ts";
import type { Language } from "../../text/languages.ts";
import { confirmDialog, notice } from "../common/dialog.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { showAppointment } from "../people/appointment-panel.ts";
import { showGroup } from "../people/group-panel.ts";
import { type ArenaWays, showArena } from "./deals/arena-panel.ts";
import { type ArenaWish, openArena } from "./deals/open-arena.ts";
import { sendDeal } from "./deals/send-deal.ts";
import { type SharedDealWays, showDeal } from "./deals/shared-deal-panel.ts";
import { namedOptions, termsElement } from "./table-terms.ts";
import { takeSeat } from "./take-seat.ts";

export interface ArrangedParts {
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  /** Shows the waiting at a table. */
  wait(ask: () => Waiting): Promise<void>;
  /** Goes to the player's seat, whether the match has begun or not. */
  toSeat(waiting: Waiting): Promise<void>;
  open(feed: Feed): void;
  /** Goes to the replay of a match, with the eyes of a seat. */
  replay(match: string, seat: number): Promise<boolean>;
  /** Does it, and tells what fails. */
  busy(go: () => Promise<unknown>): Promise<void>;
}

export async function showAppointed(parts: ArrangedParts, one: Appointment): Promise<void> {
  const terms = ({ game, terms: those }: Appointment) => termsElement({ ...parts, text: parts.language.text }, game, those);
  await showAppointment({ ...parts, terms, sit: (code) => void parts.busy(() => seat(parts, code)) }, one);
}

/** Opens a new table of two, which waits for the guest like any other. */
export async function inviteToTable({ lobby, language, wait }: ArrangedParts, person: string, game: string): Promise<void> {
  const waiting = await lobby.createTable(game, {}, shelf.find(({ id }) => id === game)?.seats.fewest);
  lobby.people.invite(person, waiting.match).catch((error: unknown) => tellFailure(language.text, error));
  await wait(() => waiting);
}

/** A table for as many of a group as the game allows. */
export async function groupTable(parts: ArrangedParts, { id, members }: Group, game: string): Promise<void> {
  const { seats } = must(
    shelf.find((one) => one.id === game),
    "listed game",
  );
  // What shows the waiting closes the panels over it.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog.people")) dialog.close();
  const { lobby, language } = parts;
  const waiting = await lobby.createTable(game, {}, Math.min(seats.most, Math.max(seats.fewest, members.length)));
  companyOf(lobby.people)
    .inviteGroup(id, waiting.match)
    .catch((error: unknown) => tellFailure(language.text, error));
  await parts.wait(() => waiting);
}

async function seat(parts: ArrangedParts, code: string): Promise<void> {
  const { appointments } = parts.lobby;
  const waiting = await takeSeat(
    { ...parts, text: parts.language.text },
    (agreed) => appointments.takeSeat(code, agreed),
    () => appointments.look(code),
  );
  if (waiting !== undefined) await parts.toSeat(waiting);
}

async function group(parts: ArrangedParts, code: string): Promise<void> {
  const { language, lobby, faces } = parts;
  const { people } = lobby;
  const [{ name, members, joined }, { groups: words }] = await Promise.all([companyOf(people).group(code), companyWords(language)]);
  const { text } = language;
  const names = members.map((member) => isolated(member) || text.people.guest);
  if (!joined && !(await confirmDialog(name, words.asks(name, names), words.join, text.confirm.stay))) return;
  await companyOf(people).joinGroup(code);
  const found = (await companyOf(people).groups()).find((one) => one.code === code.toUpperCase());
  const table = (one: Group, game: string) => parts.busy(() => groupTable(parts, one, game));
  if (found !== undefined) await showGroup({ language, games: faces.ids, people, groupTable: table }, found);
}

async function contact({ language, lobby }: ArrangedParts, code: string): Promise<void> {
  const { text } = language;
  const [owner, { finding: words }] = await Promise.all([companyOf(lobby.people).byContactLink(code), companyWords(language)]);
  const name = isolated(owner) || text.people.guest;
  if (!(await confirmDialog(words.title, words.asks(name), text.company.add, text.confirm.stay))) return;
  await companyOf(lobby.people).useContactLink(code);
  notice(words.known(name));
}

const appointment = async (parts: ArrangedParts, code: string): Promise<void> =>
  showAppointed(parts, await parts.lobby.appointments.look(code));

const sharedDealWays = (parts: ArrangedParts): SharedDealWays => ({
  ...parts,
  options: ({ game, options }) => namedOptions({ ...parts, text: parts.language.text }, game, options),
  play: async (deal) => parts.open(await parts.lobby.deals.play(deal)),
  watch: parts.replay,
});

/** Asks how a deal is to be played by others, and makes the link. */
export const sendToFriends = (parts: ArrangedParts, wish: DealToSend): Promise<void> => sendDeal(sharedDealWays(parts), wish);

/** A deal of an arena is played there. */
async function deal(parts: ArrangedParts, code: string): Promise<void> {
  const found = await parts.lobby.deals.look(code);
  await (found.arena === undefined ? showDeal(sharedDealWays(parts), found) : arena(parts, found.arena));
}

const arenaWays = (parts: ArrangedParts): ArenaWays => {
  const ways = sharedDealWays(parts);
  return {
    language: parts.language,
    lobby: parts.lobby,
    options: ways.options,
    play: async (one) => parts.open(await parts.lobby.arenas.play(one)),
    compare: async (code) => showDeal(ways, await parts.lobby.deals.look(code)),
  };
};

/** Asks how long, when and for whom, and opens it. */
export const newArena = (parts: ArrangedParts, wish: ArenaWish): Promise<void> => openArena(arenaWays(parts), wish);

const arena = async (parts: ArrangedParts, code: string): Promise<void> => showArena(arenaWays(parts), await parts.lobby.arenas.look(code));

/** By the code in its link. */
export const ARRANGED = { appointment, arena, contact, deal, group, seat } as const;
export type Arranged = keyof typeof ARRANGED;
