/** A mail of plain text that is to be sent. Who sends it, the settings say at each try. */
export interface Mail {
  /** What it is for, as lists and logs name it: `message`. */
  kind: string;
  /** Whom it goes to; without it, the gallery, at the address that it has when the mail is sent. */
  to?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The message that it tells of, by its id: deleted with it. */
  message?: number;
  /** The wish that it asks about, by its id: deleted with it. */
  wish?: number;
  /** Address of the visitor whom it is to or about, by which it can be found and erased. */
  visitor: string;
}
