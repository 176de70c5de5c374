/** The three kinds of sound that a player sets apart, and how they are kept among the settings. */

export const KINDS = ["pieces", "ambience", "alerts"] as const;
/** 0 to 1; what is heard is its square, as the ear wants it. */
export type Volumes = Readonly<Record<(typeof KINDS)[number], number>>;

/** Pieces, what is heard around the table, and what calls the player. */
export interface VolumeSettings extends Volumes {
  /** If set, nothing sounds, whatever the volumes. */
  readonly muted: boolean;
  /** The harbour is heard in the lobby too. */
  readonly lobbyAmbience: boolean;
}

export const DEFAULT_VOLUMES: VolumeSettings = { pieces: 0.6, ambience: 0.4, alerts: 0.6, muted: false, lobbyAmbience: false };

const SILENCE: Volumes = { pieces: 0, ambience: 0, alerts: 0 };

export const volumesOf = ({ pieces, ambience, alerts, muted }: VolumeSettings): Volumes => (muted ? SILENCE : { pieces, ambience, alerts });

/** Reads the volumes as kept, or the default of what is missing or makes no sense. Earlier versions kept one volume for everything. */
export function parseVolumes(found: Readonly<Record<string, unknown>>): VolumeSettings {
  const isVolume = (kept: unknown): kept is number => typeof kept === "number" && kept >= 0 && kept <= 1;
  const volume = (kind: keyof Volumes): number => [found[kind], found.volume].find(isVolume) ?? DEFAULT_VOLUMES[kind];
  const yes = (key: "muted" | "lobbyAmbience"): boolean => (typeof found[key] === "boolean" ? found[key] : DEFAULT_VOLUMES[key]);
  return {
    pieces: volume("pieces"),
    ambience: volume("ambience"),
    alerts: volume("alerts"),
    muted: yes("muted"),
    lobbyAmbience: yes("lobbyAmbience"),
  };
}
