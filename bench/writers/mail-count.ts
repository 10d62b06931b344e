import type { ReceivedMail } from '../../api/testing/mail-server';

/** Messages that were kept, held against the mails that the gallery got. */
export interface MailCount {
  messages: number;
  /** Mails with different Message-IDs. */
  mails: number;
  /** Messages of which there was no mail. */
  lost: number;
  /** Messages of which there were several, each with a Message-ID of its own. */
  twice: number;
  /** Mails that came again with the Message-ID of one before, which readers of mails know for the same. */
  repeated: number;
}

/** @param messages the words of each message, which its mail has on a line */
export function countMails(messages: readonly string[], received: readonly ReceivedMail[]): MailCount {
  const idsOf = new Map<string, Set<string>>();
  for (const { source, messageId } of received) {
    for (const line of source.split(/\r?\n/))
      if (line) idsOf.set(line, (idsOf.get(line) ?? new Set()).add(messageId));
  }
  const mailsOf = (message: string) => idsOf.get(message)?.size ?? 0;
  const mails = new Set(received.map(({ messageId }) => messageId)).size;
  return {
    messages: messages.length,
    mails,
    lost: messages.filter((message) => mailsOf(message) === 0).length,
    twice: messages.filter((message) => mailsOf(message) > 1).length,
    repeated: received.length - mails,
  };
}
