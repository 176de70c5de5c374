/** The names of all sounds. Without the code that renders them, which only the worker loads. */

/** Sounds of pieces that are moved. */
const CONTACTS = ["wood", "cube", "tile", "stone", "token", "step", "barrel", "coin", "coins"] as const;
const SHEETS = ["card", "deal", "flip", "discard", "paper", "slide"] as const;
const EFFECTS = ["dice", "build", "march", "destroy", "drum", "wonder", "water", "hull", "bell"] as const;
export const PIECE_SOUNDS = [...CONTACTS, ...SHEETS, ...EFFECTS] as const;
export type PieceSound = (typeof PIECE_SOUNDS)[number];

/** What calls the player, and how a match ends. */
export const ALERTS = ["yourTurn", "lowTime", "chat", "refused", "invitation", "joined", "left", "begins", "won", "lost", "ended"] as const;
export type Alert = (typeof ALERTS)[number];

/** Loops without an end: of a table each, and of the lobby. */
export const AMBIENCES = ["harbour", "market", "sea", "quay"] as const;
export type Ambience = (typeof AMBIENCES)[number];

/** The music of each table; the first phrase is its theme. */
export const MUSIC = ["harbour-music", "market-music", "sea-music"] as const;
export type Music = (typeof MUSIC)[number];
/** Each has this many phrases. */
export const PHRASES = 6;

export type SoundName = PieceSound | Alert | Ambience | Music;

/** Each piece sound is rendered this often, so that no two strokes are alike. */
export const VARIANTS = 4;
