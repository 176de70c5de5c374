/** The kinds of sound that a player sets apart, and how they are kept among the settings. */

export const KINDS = ["pieces", "ambience", "alerts", "music"] as const;
/** 0 to 1; what is heard is its square, as the ear wants it. */
export type Volumes = Readonly<Record<(typeof KINDS)[number], number>>;

/** Pieces, what is heard around the table, what calls the player, and the music of the table. */
export interface VolumeSettings extends Volumes {
  /** If set, nothing sounds, whatever the volumes. */
  readonly muted: boolean;
  /** The harbour is heard in the lobby too. */
  readonly lobbyAmbience: boolean;
}

export const DEFAULT_VOLUMES: VolumeSettings = { pieces: 0.6, ambience: 0.4, alerts: 0.6, music: 0, muted: false, lobbyAmbience: false };

const SILENCE: Volumes = { pieces: 0, ambience: 0, alerts: 0, music: 0 };

export const volumesOf = ({ pieces, ambience, alerts, music, muted }: VolumeSettings): Volumes =>
  muted ? SILENCE : { pieces, ambience, alerts, music };

/** Reads the volumes as kept, or the default of what is missing or makes no sense. Earlier versions kept one volume for everything. */
export function parseVolumes(found: Readonly<Record<string, unknown>>): VolumeSettings {
  const isVolume = (kept: unknown): kept is number => typeof kept === "number" && kept >= 0 && kept <= 1;
  const volume = (kind: keyof Volumes): number => [found[kind], found.volume].find(isVolume) ?? DEFAULT_VOLUMES[kind];
  const yes = (key: "muted" | "lobbyAmbience"): boolean => (typeof found[key] === "boolean" ? found[key] : DEFAULT_VOLUMES[key]);
  return {
    pieces: volume("pieces"),
    ambience: volume("ambience"),
    alerts: volume("alerts"),
    // It is off until it is asked for, so the one volume of earlier versions does not count.
    music: isVolume(found.music) ? found.music : DEFAULT_VOLUMES.music,
    muted: yes("muted"),
    lobbyAmbience: yes("lobbyAmbience"),
  };
}
