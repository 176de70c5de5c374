/**
 * All sounds of the page, by their names. Nothing is rendered or played before the player's first gesture, nor of a kind that is
 * switched off. Any part of the page may call; without audio nothing happens.
 */
import { must } from "../../shared/core/base/checked.ts";
import { type Mixer, openMixer } from "./mixer.ts";
import { ALERTS, type Alert, type Ambience, type Music, PHRASES, PIECE_SOUNDS, type PieceSound, VARIANTS } from "./names.ts";
import { type SoundBank, soundBank } from "./sound-bank.ts";
import { strokes } from "./strokes.ts";
import { type VolumeSettings, volumesOf } from "./volumes.ts";

const GESTURES = ["pointerdown", "keydown"] as const;
/** Milliseconds. */
const AFTER_GESTURE = 50;
/** An alert that is rendered later than this many seconds is old news. */
const STALE = 1.5;
/** A theme that is rendered later than this many seconds after the table opened would talk into the match. */
const LATE_THEME = 6;
/** How far to the side a piece at the edge of the table is heard. */
const WIDTH = 0.45;

/** What the player has chosen, and when it changes. */
interface SoundSettings {
  get(): VolumeSettings;
  onChange(listener: () => void): void;
}

interface Running {
  readonly mixer: Mixer;
  readonly bank: SoundBank;
}

let settings: SoundSettings | undefined;
/** Browsers let a page sound only after it. */
let touched = false;
let running: Running | undefined;
let place: Ambience | undefined;
/** Of the table where the player is now. Over with the match's ending, which has its own. */
let music: Music | undefined;
interface Background<N> {
  readonly name: N;
  /** Fades it out. */
  readonly stop: () => void;
}
let ambience: Background<Ambience> | undefined;
let playing: Background<Music> | undefined;
const timing = strokes(Math.random);

/** Listens for the first gesture, and follows the settings from now on. */
export function startSounds(store: SoundSettings): void {
  settings = store;
  const touch = (): void => {
    running?.mixer.resume();
    if (touched) return;
    touched = true;
    // Opening the audio takes some browsers 50 ms: the page answers the gesture first.
    setTimeout(wake, AFTER_GESTURE);
  };
  for (const gesture of GESTURES) document.addEventListener(gesture, touch, { passive: true, capture: true });
  document.addEventListener("visibilitychange", showBackground);
  store.onChange(() => {
    wake();
    running?.mixer.set(volumesOf(store.get()));
    prepare();
    showBackground();
  });
}

/** A piece of a table has landed; `side` is -1 at the left edge of the window and 1 at the right. */
export function playPiece(sound: PieceSound, side = 0): void {
  if (running === undefined || volumesOf(must(settings, "settings").get()).pieces === 0) return;
  const { mixer, bank } = running;
  const first = bank.get(sound, 0);
  if (first === undefined) return;
  const stroke = timing.piece(sound, mixer.audio.currentTime, first.duration);
  if (stroke !== undefined) mixer.play("pieces", bank.get(sound, stroke.variant) ?? first, { ...stroke, pan: side * WIDTH });
}

/** Something for the player, at once or right after the alert before. */
export function playAlert(alert: Alert): void {
  if (alert === "won" || alert === "lost" || alert === "ended") {
    music = undefined;
    void showMusic();
  }
  if (running === undefined || volumesOf(must(settings, "settings").get()).alerts === 0) return;
  const { mixer, bank } = running;
  const stroke = timing.alert(alert, mixer.audio.currentTime);
  if (stroke === undefined) return;
  void bank.order(alert, 0).then((buffer) => {
    if (mixer.audio.currentTime < stroke.at + STALE) mixer.play("alerts", buffer, stroke);
  });
}

/** Sets what is heard around the table where the player is now, or nothing. */
export function setPlace(next: Ambience | undefined): void {
  place = next;
  music = next === undefined || next === "quay" ? undefined : `${next}-music`;
  void playTheme();
  prepare();
  showBackground();
}

/** Once at the opening of a table, among what is heard around it. Music that is on begins with it anyway. */
async function playTheme(): Promise<void> {
  if (running === undefined || settings === undefined || music === undefined) return;
  const volumes = volumesOf(settings.get());
  if (volumes.ambience === 0 || volumes.music > 0) return;
  const { mixer, bank } = running;
  const [theme, late] = [music, mixer.audio.currentTime + LATE_THEME];
  const buffer = await bank.order(theme, 0);
  if (music === theme && !document.hidden && mixer.audio.currentTime < late) mixer.background("ambience", buffer, false);
}

function wake(): void {
  if (running !== undefined || !touched || settings === undefined || typeof AudioContext === "undefined") return;
  const volumes = volumesOf(settings.get());
  if (Object.values(volumes).every((volume) => volume === 0)) return;
  const mixer = openMixer(volumes);
  running = { mixer, bank: soundBank(mixer.audio) };
  prepare();
  showBackground();
}

/**
 * Orders what will be wanted at a table, the first of each first. Not before there is one: until then the processor is wanted for the
 * table itself, and an alert that is called for is rendered in a moment.
 */
function prepare(): void {
  if (running === undefined || settings === undefined || place === undefined || place === "quay") return;
  const { bank } = running;
  const volumes = volumesOf(settings.get());
  if (volumes.alerts > 0) for (const alert of ALERTS) void bank.order(alert, 0);
  if (volumes.pieces === 0) return;
  for (let variant = 0; variant < VARIANTS; variant++) for (const sound of PIECE_SOUNDS) void bank.order(sound, variant);
}

/** It stops on a hidden page, whose alerts are meant to be heard. */
function showBackground(): void {
  showAmbience();
  void showMusic();
}

async function showMusic(): Promise<void> {
  if (running === undefined || settings === undefined) return;
  const wanted = (): Music | undefined => (document.hidden || volumesOf(must(settings, "settings").get()).music === 0 ? undefined : music);
  if (playing?.name === wanted()) return;
  playing?.stop();
  playing = undefined;
  const name = wanted();
  if (name === undefined) return;
  // Without a connection a table has no music.
  const { startMusic } = (await import("./music.ts").catch(() => undefined)) ?? {};
  if (startMusic !== undefined && playing === undefined && wanted() === name)
    playing = { name, stop: startMusic(running.mixer, running.bank, name, PHRASES) };
}

function showAmbience(): void {
  if (running === undefined || settings === undefined) return;
  const { mixer, bank } = running;
  const { lobbyAmbience } = settings.get();
  const silent = document.hidden || volumesOf(settings.get()).ambience === 0 || (place === "quay" && !lobbyAmbience);
  const wanted = silent ? undefined : place;
  if (ambience?.name === wanted) return;
  ambience?.stop();
  ambience = undefined;
  if (wanted === undefined) return;
  const buffer = bank.get(wanted, 0);
  if (buffer === undefined) void bank.order(wanted, 0).then(showAmbience);
  else ambience = { name: wanted, stop: mixer.background("ambience", buffer, true) };
}
