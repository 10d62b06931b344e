import { storedSchema } from '../../../api/catalogue-files/stored-schema';
import { textsIn } from '../../../api/catalogue-files/texts';
import type { DefinitionName } from '../../../src/contract/collections/collections';
import { withTexts } from '../../../src/contract/testing/with-texts';
import { LOCALE_CODES } from '../../../src/i18n/locales';

/** A file of the sample of each kind, which others show as much of as of any, and an address that shows it itself. */
export const EDITED: readonly { file: string; of: DefinitionName; at: string }[] = [
  { file: 'works/guetteur-floor-lamp.yaml', of: 'works', at: '/works/guetteur-floor-lamp' },
  { file: 'creators/armand-vasselot.yaml', of: 'creators', at: '/creators/armand-vasselot' },
  { file: 'events/after-dark.yaml', of: 'events', at: '/events/after-dark' },
  { file: 'press/indoor-lights.yaml', of: 'press', at: '/press/indoor-lights' },
  { file: 'types/lighting.yaml', of: 'types', at: '/works/type/lighting' },
  { file: 'pages/home.yaml', of: 'home', at: '/' },
  { file: 'pages/about.yaml', of: 'pages', at: '/about' },
  { file: 'pages/contact.yaml', of: 'pages', at: '/contact' },
  { file: 'pages/legal-notice.yaml', of: 'pages', at: '/legal-notice' },
  { file: 'site.yaml', of: 'site', at: '/about' },
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
  const { of } = EDITED[index]!;
  return withTexts(storedSchema(of, textsIn(LOCALE_CODES)), content, {
    text({ value = '', isHtml }) {
      const own = mark(turn, index, (field += 1));
      const bare = value.replace(/ ?zq\w+qz/g, '');
      return isHtml ? bare.replace(/(<\/p>)?\s*$/, (end) => ` ${own}${end}`) : `${bare} ${own}`.trim();
    },
  }) as object;
}
