/** Posting to a chat service whose move it is: what a guest is told of the addresses, and what the posted lines are made of. */

export const SUBJECT_TYPES = ["table", "appointment", "group"] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** What is posted: a table by its match, an appointed one by its code, or the tables of a group by its id. */
export interface Subject {
  readonly type: SubjectType;
  readonly key: string;
}

/** The longest address of a chat service. */
export const LONGEST_WEBHOOK = 500;

/** Discord and Slack want different messages; many others take Slack's. */
export type WebhookForm = "discord" | "slack";

/** An address as all are told of it who may see that there is one: never in full. */
export interface ShownWebhook {
  readonly id: string;
  readonly host: string;
  readonly form: WebhookForm;
  /** The name of who has entered it; empty for a nameless guest. */
  readonly by: string;
  /** Whether the reader has. */
  readonly own: boolean;
  /** Switched off, because the address refuses. A try that arrives switches it on. */
  readonly off: boolean;
}

export interface Webhooks {
  /** Whether this server posts at all. */
  readonly on: boolean;
  readonly webhooks: readonly ShownWebhook[];
}

/** What came of a try. */
export interface WebhookTrial {
  readonly outcome: "sent" | "refused" | "unreachable";
  /** What the service answered, by the numbers of HTTP; 0 for none. */
  readonly status: number;
}

/** Sentences of one language, with what is to be filled in in braces. None begins with a name. The build writes them, and the server fills them in. */
export interface PostSentences {
  readonly begun: string;
  readonly move: string;
  readonly moveInRound: string;
  readonly won: string;
  readonly wonOnPoints: string;
  readonly ended: string;
  /** An appointed table. */
  readonly soon: string;
  /** A table that waits for a group. */
  readonly invited: string;
  readonly trial: string;
  /** Players without a name, and bots. */
  readonly someone: string;
  readonly bot: string;
}

export interface PostWords extends PostSentences {
  /** By id: name, and names of rounds from 0 on. */
  readonly games: Readonly<Record<string, { readonly name: string; readonly rounds: readonly string[] }>>;
}

/** Where the build puts them, by language. */
export const POST_WORDS_PATH = "/cards/posts.json";
