/** Plain text; the sender is read from the settings at each try. */
export interface Mail {
  kind: string;
  /** Undefined for the gallery, whose address is read when the mail is sent. */
  to?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** Id; deleting the message deletes the mail. */
  message?: number;
  wish?: number;
  /** The visitor's address, by which the mail is found and erased. */
  visitor: string;
}
