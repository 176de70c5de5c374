/** Secrets that show who somebody is: given to him once; only their digests are kept, in memory and on disk. */
import { createHash, randomBytes } from "node:crypto";

/** 128 bits as hex. */
export const newToken = (): string => randomBytes(16).toString("hex");

export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
