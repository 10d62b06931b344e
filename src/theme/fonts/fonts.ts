import { FALLBACK_FACES } from './fallback-fonts';
import { FONT_CUTS, type CharacterRange, type FontCut } from './font-cuts';
import eighths from './jost-eighths.woff2';
import jost from './jost.woff2';
import display from './newsreader-display.woff2';
import displayItalic from './newsreader-display-italic.woff2';
import text from './newsreader-text.woff2';
import textItalic from './newsreader-text-italic.woff2';

const FILES = { sans: jost, eighths, text, textItalic, display, displayItalic } satisfies Record<
  keyof typeof FONT_CUTS,
  string
>;

const SERIFS: Readonly<Record<string, keyof typeof FILES>> = {
  'works-slug': 'displayItalic',
  'preview-id': 'displayItalic',
  // For its letter.
  'room-id': 'text',
};

/** What the first screen of a page is set in, by its route. Titles of works are large on works' pages only. */
export const preloadedFonts = (route = ''): readonly string[] => [
  FILES.sans,
  FILES[SERIFS[route] ?? 'textItalic'],
];

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
const rangeOf = (characters: readonly CharacterRange[]) =>
  characters.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',');

const face = ({ family, weight, style, characters }: FontCut, url: string) => `
@font-face { font-family: ${family}; src: url(${url}) format('woff2'); font-weight: ${weight}; font-style: ${style}; font-display: swap; unicode-range: ${rangeOf(characters)}; }`;

export const FONT_FACES = [
  ...Object.entries(FONT_CUTS).map(([name, cut]) => face(cut, FILES[name as keyof typeof FONT_CUTS])),
  ...FALLBACK_FACES,
].join('');
