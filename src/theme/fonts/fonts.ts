import { FONT_CUTS, type CharacterRange, type FontCut } from './font-cuts';
import eighths from './jost-eighths.woff2';
import jost from './jost.woff2';
import display from './newsreader-display.woff2';
import displayItalic from './newsreader-display-italic.woff2';
import text from './newsreader-text.woff2';
import textItalic from './newsreader-text-italic.woff2';

interface Fallback {
  family: string;
  upright: readonly string[];
  italic?: readonly string[];
  /** Average width of our letters in percent of its own, over the texts of the sample catalogue. */
  widths: Partial<Record<keyof typeof FONT_CUTS, number>>;
}

const METRICS = {
  Jost: { ascent: 1.07, descent: 0.375 },
  Newsreader: { ascent: 0.735, descent: 0.265 },
} satisfies Record<FontCut['family'], unknown>;

/** First the fonts of Windows and Apple; Roboto and Noto Serif are Android's, the others Linux's. */
const FALLBACKS: readonly Fallback[] = [
  { family: 'Jost Fallback', upright: ['Arial', 'ArialMT', 'Liberation Sans'], widths: { sans: 96.01 } },
  { family: 'Jost Fallback Roboto', upright: ['Roboto'], widths: { sans: 96.22 } },
  {
    family: 'Newsreader Fallback',
    upright: ['Georgia', 'Gelasio'],
    italic: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
    widths: { text: 93.79, textItalic: 86.28, display: 91.06, displayItalic: 83.54 },
  },
  {
    family: 'Newsreader Fallback Noto',
    upright: ['Noto Serif'],
    italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
    widths: { text: 86.91, textItalic: 83.55, display: 84.37, displayItalic: 80.9 },
  },
  {
    family: 'Newsreader Fallback Times',
    upright: ['Times New Roman', 'Liberation Serif'],
    italic: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    widths: { text: 102.64, textItalic: 95.27, display: 99.65, displayItalic: 92.25 },
  },
];

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;

function fallbackFontsFace(
  { family, upright, italic = upright }: Fallback,
  cut: FontCut,
  width: number,
): string {
  const { ascent, descent } = METRICS[cut.family];
  const fonts = (cut.style === 'italic' ? italic : upright).map((font) => `local('${font}')`).join(', ');
  const adjust = width / 100;
  return `
@font-face { font-family: '${family}'; src: ${fonts}; font-weight: ${cut.weight}; font-style: ${cut.style}; ascent-override: ${percent(ascent / adjust)}; descent-override: ${percent(descent / adjust)}; line-gap-override: 0%; size-adjust: ${percent(adjust)}; }`;
}

/** Local fonts with the metrics of ours, so that text does not move when ours are loaded. */
const FALLBACK_FACES = FALLBACKS.flatMap((fallback) =>
  Object.entries(fallback.widths).map(([cut, width]) =>
    fallbackFontsFace(fallback, FONT_CUTS[cut as keyof typeof FONT_CUTS], width),
  ),
);

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
