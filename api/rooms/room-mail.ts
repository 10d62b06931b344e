import { briefLine } from '../../src/contract/text/brief-line';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { inLanguage } from '../../src/contract/in-language';
import type { Mail } from '../mail/mail';
import { MAIL_WORDS } from '../mail/mail-words';

/** Characters of a name or title that mail programs show in a subject. */
const MOST = 120;
/** A line break would end the header or labelled line. */
const inALine = (text: string): string => briefLine(text, MOST);

interface RoomAnswer {
  name: string;
  /** Null where the gallery has no address of the client. */
  email: string | null;
  message: string;
  room: string;
  /** Titles. */
  pieces: readonly string[];
}

/** Tells the gallery of an answer, without prices: mailboxes are read by many. @param language the gallery's */
export function roomMail(language: LocaleCode, { name, email, message, room, pieces }: RoomAnswer): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const [who, where] = [inALine(name), inALine(room)];
  const lines = [
    words.room + where,
    ...(pieces.length > 0 ? [words.works, ...pieces.map((title) => `- ${inALine(title)}`)] : []),
    words.name + who,
    ...(email ? [words.email + email] : []),
  ];
  const values: Record<string, string> = { '{name}': who, '{room}': where };
  return {
    kind: 'message',
    visitor: email ?? '',
    ...(email && { replyTo: { name: who, address: email } }),
    subject: words.subjectRoom.replace(/\{\w+\}/g, (place) => values[place] ?? place),
    text: `${lines.join('\n')}\n\n${message}\n`,
  };
}
