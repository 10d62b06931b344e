import type { LocaleCode } from '../../src/contract/locale-codes';
import { inLanguage } from '../../src/contract/in-language';
import type { Mail } from '../mail/mail';
import { MAIL_WORDS } from '../mail/mail-words';
import { inALine, messageMail } from '../messages/message-mail';

interface RoomAnswer {
  name: string;
  /** Null where the gallery has no address of the client. */
  email: string | null;
  message: string;
  room: string;
  /** Titles. */
  pieces: readonly string[];
  isSuspected: boolean;
}

/** Tells the gallery of an answer, without prices: mailboxes are read by many. @param language the gallery's */
export function roomMail(
  language: LocaleCode,
  { name, email, message, room, pieces, isSuspected }: RoomAnswer,
): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const where = inALine(room);
  const pieceLines = pieces.map((title) => `- ${inALine(title)}`);
  return messageMail(
    language,
    { name, email, message },
    {
      subject: words.subjectRoom,
      values: { room: where },
      about: [words.room + where, pieces.length > 0 && words.works, ...pieceLines],
      isSuspected,
    },
  );
}
