import type { TSchema } from '@sinclair/typebox';
import { creatorFile } from '../../../api/catalogue-files/creator-file';
import { eventFile } from '../../../api/catalogue-files/event-file';
import { homePageFile, pageFile } from '../../../api/catalogue-files/page-file';
import { pressFile } from '../../../api/catalogue-files/press-file';
import { siteFile } from '../../../api/catalogue-files/site-file';
import { textsIn, type Texts } from '../../../api/catalogue-files/texts';
import { typeFile } from '../../../api/catalogue-files/type-file';
import { workFile } from '../../../api/catalogue-files/work-file';
import { withTexts } from '../../../src/contract/testing/with-texts';
import { LOCALE_CODES } from '../../../src/i18n/locales';

/** A file of the sample of each kind, which others show as much of as of any, and an address that shows it itself. */
export const EDITED: readonly { file: string; schemaOf: (texts: Texts) => TSchema; at: string }[] = [
  { file: 'works/guetteur-floor-lamp.yaml', schemaOf: workFile, at: '/works/guetteur-floor-lamp' },
  { file: 'creators/armand-vasselot.yaml', schemaOf: creatorFile, at: '/creators/armand-vasselot' },
  { file: 'events/after-dark.yaml', schemaOf: eventFile, at: '/events/after-dark' },
  { file: 'press/indoor-lights.yaml', schemaOf: pressFile, at: '/press/indoor-lights' },
  { file: 'types/lighting.yaml', schemaOf: typeFile, at: '/works/type/lighting' },
  { file: 'pages/home.yaml', schemaOf: homePageFile, at: '/' },
  { file: 'pages/about.yaml', schemaOf: pageFile, at: '/about' },
  { file: 'pages/contact.yaml', schemaOf: pageFile, at: '/contact' },
  { file: 'pages/legal-notice.yaml', schemaOf: pageFile, at: '/legal-notice' },
  { file: 'site.yaml', schemaOf: siteFile, at: '/about' },
];

/** One that tells of a text which file and field it is of, and which turn; letters alone, so that every index keeps it whole. */
const MARK = /zq([a-z])q([a-z])q([a-z]{2})qz/g;
const letter = (number: number): string => String.fromCharCode('a'.charCodeAt(0) + (number % 26));
const mark = (turn: number, file: number, field: number): string =>
  `zq${letter(turn)}q${letter(file)}q${letter(field / 26)}${letter(field)}qz`;

/** The marks of a text, without their turns, by turn. */
export function marksIn(text: string): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  // Cards and calendars break their lines anywhere.
  for (const [, turn = '', file, field] of text.replace(/\r\n[ \t]/g, '').matchAll(MARK))
    marks.set(turn, (marks.get(turn) ?? new Set()).add(`${file}${field}`));
  return marks;
}

/** The marks of a turn as `marksIn` has it. */
export const turnName = letter;

/** What a file holds when every text of it is marked, which the schema of its kind tells: a new field is among them by itself. */
export function markedFile(index: number, content: object, turn: number): object {
  let field = 0;
  const { schemaOf } = EDITED[index]!;
  return withTexts(schemaOf(textsIn(LOCALE_CODES)), content, {
    text({ value = '', isHtml }) {
      const own = mark(turn, index, (field += 1));
      const bare = value.replace(/ ?zq\w+qz/g, '');
      return isHtml ? bare.replace(/(<\/p>)?\s*$/, (end) => ` ${own}${end}`) : `${bare} ${own}`.trim();
    },
  }) as object;
}
