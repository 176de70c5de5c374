/** The three kinds of sound that a player sets apart. */
import type { Settings } from "../ui/common/settings.ts";

export const KINDS = ["pieces", "ambience", "alerts"] as const;
type Kind = (typeof KINDS)[number];
/** 0 to 1, as heard: half is half as loud. */
export type Volumes = Readonly<Record<Kind, number>>;

const SILENCE: Volumes = { pieces: 0, ambience: 0, alerts: 0 };

export const volumesOf = ({ pieces, ambience, alerts, muted }: Settings): Volumes => (muted ? SILENCE : { pieces, ambience, alerts });
