import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import newsreaderItalic from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';

/** The files that every first screen needs (design page, 'Fonts'). */
export const PRELOADED_FONTS = [jost, newsreaderItalic];

/** The Latin subset; what lies outside it falls through to the next family. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weight: string, style: string) => `
@font-face { font-family: ${family}; src: url(${url}) format('woff2'); font-weight: ${weight}; font-style: ${style}; font-display: swap; unicode-range: ${LATIN}; }`;

/** Local fonts stretched to the metrics of ours (computed by Capsize), so that text does not move when ours arrive. */
const fallback = (
  family: string,
  fonts: string[],
  override: { ascent: number; descent: number; adjust: number },
) => `
@font-face { font-family: '${family} Fallback'; src: ${fonts.map((font) => `local('${font}')`).join(', ')}; ascent-override: ${override.ascent}%; descent-override: ${override.descent}%; line-gap-override: 0%; size-adjust: ${override.adjust}%; }`;

export const FONT_FACES = [
  face('Jost', jost, '100 900', 'normal'),
  face('Newsreader', newsreader, '200 800', 'normal'),
  face('Newsreader', newsreaderItalic, '200 800', 'italic'),
  fallback('Jost', ['Arial', 'ArialMT', 'Liberation Sans'], {
    ascent: 111.4502,
    descent: 39.0596,
    adjust: 96.007,
  }),
  fallback('Newsreader', ['Georgia', 'Gelasio'], { ascent: 76.4676, descent: 27.5699, adjust: 96.1192 }),
].join('');
