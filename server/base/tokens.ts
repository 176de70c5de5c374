/** Tokens prove who a guest or a seat's player is. They are sent to their owner once; the server keeps only digests, also in memory. */
import { createHash, randomBytes } from "node:crypto";

/** 128 random bits as hex. */
export const newToken = (): string => randomBytes(16).toString("hex");

export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
