import { FONT_CHARACTERS, FONT_CUTS, type FontCut } from './font-cuts';
import jost from './fonts/jost.woff2';
import display from './fonts/newsreader-display.woff2';
import displayItalic from './fonts/newsreader-display-italic.woff2';
import text from './fonts/newsreader-text.woff2';
import textItalic from './fonts/newsreader-text-italic.woff2';

const FILES = { sans: jost, text, textItalic, display, displayItalic } satisfies Record<
  keyof typeof FONT_CUTS,
  string
>;

/** The files that a first screen needs: titles of works are large on their own pages, small on all others. */
export const preloadedFonts = (isWork: boolean): readonly string[] => [
  FILES.sans,
  isWork ? FILES.displayItalic : FILES.textItalic,
];

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
const RANGE = FONT_CHARACTERS.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',');

const face = ({ family, weight, style }: FontCut, url: string) => `
@font-face { font-family: ${family}; src: url(${url}) format('woff2'); font-weight: ${weight}; font-style: ${style}; font-display: swap; unicode-range: ${RANGE}; }`;

/**
 * Local fonts stretched to the metrics of ours (computed by Capsize), so that text does not move when ours arrive. The
 * first is there on Windows and on Apple's systems, Roboto and Noto Serif on Android, the others on Linux.
 */
const FALLBACKS = [
  {
    family: 'Jost Fallback',
    fonts: ['Arial', 'ArialMT', 'Liberation Sans'],
    ascent: 111.4502,
    descent: 39.0596,
    adjust: 96.007,
  },
  { family: 'Jost Fallback Roboto', fonts: ['Roboto'], ascent: 111.2061, descent: 38.9741, adjust: 96.2178 },
  {
    family: 'Newsreader Fallback',
    fonts: ['Georgia', 'Gelasio'],
    ascent: 76.4676,
    descent: 27.5699,
    adjust: 96.1192,
  },
  {
    family: 'Newsreader Fallback Noto',
    fonts: ['Noto Serif'],
    ascent: 82.5053,
    descent: 29.7468,
    adjust: 89.0852,
  },
  {
    family: 'Newsreader Fallback Times',
    fonts: ['Times New Roman', 'Liberation Serif'],
    ascent: 69.6835,
    descent: 25.124,
    adjust: 105.4769,
  },
];

const fallback = ({ family, fonts, ascent, descent, adjust }: (typeof FALLBACKS)[number]) => `
@font-face { font-family: '${family}'; src: ${fonts.map((font) => `local('${font}')`).join(', ')}; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; size-adjust: ${adjust}%; }`;

export const FONT_FACES = [
  ...Object.entries(FONT_CUTS).map(([name, cut]) => face(cut, FILES[name as keyof typeof FONT_CUTS])),
  ...FALLBACKS.map(fallback),
].join('');
