/** The toy game at the very table the real games are played at: server, feed, stage and ui know nothing of it but its face. */
import "../../../client/style/index.css";
import { eraseFace } from "../../../client/face/face.ts";
import { defineSeatColours } from "../../../client/face/seat-palette.ts";
import { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { mountTable } from "../../../client/picture/board/mount-table.ts";
import { SettingsStore } from "../../../client/settings/settings-store.ts";
import { loadLanguage } from "../../../client/text/languages.ts";
import { showTable } from "../../../client/ui/table/table-screen.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { toyFace } from "../face.ts";
import { toy } from "../index.ts";

defineSeatColours(document.documentElement);
const nothing = (): void => undefined;
const feed = await new LiveLobby({ gameOf: async () => eraseShape(toy), name: "Tess" }).playNow("toy");
const face = eraseFace(toyFace);
const language = await loadLanguage("en");
await language.learn(face);
const parts = {
  feed,
  face,
  text: language.text,
  language,
  settings: new SettingsStore(),
  openTable: mountTable,
  next: nothing,
  lobby: nothing,
};
const screen = showTable({ ...parts, again: undefined });
globalThis.quayside = {
  get table() {
    return screen.view;
  },
  feed,
};
