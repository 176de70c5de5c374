/** Addresses of chat services (webhooks) to which guests have it posted whose move it is. An address is a secret of who has entered it. */

/** A table by its match, an appointed one by its code, or a group by its id. */
export interface WebhookSubject {
  readonly type: "table" | "appointment" | "group";
  readonly key: string;
}

export interface NewWebhook {
  readonly address: string;
  /** Of the site, for links to tables. */
  readonly origin: string;
  readonly language: string;
}

export interface StoredWebhook extends NewWebhook {
  readonly id: string;
  readonly person: string;
  /** The name of who has made it; empty for a nameless guest. */
  readonly by: string;
  /** Of a group, not of one table. */
  readonly ofGroup: boolean;
  /** It was switched off, because its address refuses. */
  readonly off: boolean;
}

export interface WebhookStore {
  /** False if the guest, or the subject, has too many. Also undone by leaving the group. */
  addWebhook(person: string, subject: WebhookSubject, webhook: NewWebhook): Promise<boolean>;
  /** Those of a subject, the oldest first. */
  webhooksOf(subject: WebhookSubject): Promise<readonly StoredWebhook[]>;
  /** Undefined unless it is the guest's. */
  webhookOf(person: string, id: string): Promise<StoredWebhook | undefined>;
  /** Only the guest's own. */
  removeWebhook(person: string, id: string): Promise<void>;
  switchWebhook(id: string, on: boolean): Promise<void>;
  /** What is posted of one subject is posted of a table too: of a group that is invited, an appointed table that opens, a rematch. */
  alsoPost(subject: WebhookSubject, table: string): Promise<void>;
}
