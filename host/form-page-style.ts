import { SIZES } from '../src/theme/sizes';
import { ROOT_PROPERTIES } from '../src/theme/space';
import { DAY, EVENING, FONTS, FONT_SIZES } from '../src/theme/tokens';

const colours = ({ background, text, sold, accent }: Record<keyof typeof DAY, string>): string =>
  `--background:${background};--text:${text};--sold:${sold};--lights:${accent}`;

/** The look of the site in a page that brings nothing with it; without scripts, the system says day or evening. */
export const FORM_PAGE_STYLE = [
  `:root{color-scheme:light dark;--margin:${ROOT_PROPERTIES['--margin']};${colours({ ...DAY, accent: DAY.text })}}`,
  `@media(prefers-color-scheme:dark){:root{${colours(EVENING)}}}`,
  '*{box-sizing:border-box;margin:0}',
  `body{max-width:${SIZES.page};margin-inline:auto;padding-inline:var(--margin);background:var(--background);` +
    `color:var(--text);font:400 ${FONT_SIZES.ui}/1.45 ${FONTS.sans}}`,
  `header{padding-block:24px;font-size:${FONT_SIZES.wordmark}}`,
  'header a{color:inherit;text-decoration:none}',
  'header b{font-weight:400;color:var(--lights)}',
  'main{display:grid;gap:16px;max-width:42rem;padding-block:96px}',
  `h1{font-size:${FONT_SIZES.title};font-weight:300;line-height:1.2;text-wrap:balance}`,
  'ul{display:grid;gap:8px;padding:0;list-style:none;color:var(--sold)}',
  'li{display:flex;gap:.55em;align-items:baseline}',
  'li::before{content:"";flex:none;border:5px solid transparent;border-top:0;border-bottom:8px solid currentColor}',
  'main a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}',
  ':focus-visible{outline:2px solid var(--text);outline-offset:3px}',
].join('\n');
