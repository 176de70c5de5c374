/** A clause that speaks to the player who moves, said of them to others. */
export const ofOther = (clause: string, name: string): string => clause.replaceAll("你", name);
