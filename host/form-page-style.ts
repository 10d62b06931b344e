import { SIZES } from '../src/theme/sizes';
import { ROOT_PROPERTIES, SPACE } from '../src/theme/space';
import { BREAKPOINTS, DAY, EVENING, FONTS, FONT_SIZES } from '../src/theme/tokens';

const colours = ({ background, text, sold, accent }: Record<keyof typeof DAY, string>): string =>
  `--background:${background};--text:${text};--sold:${sold};--lights:${accent}`;

const fontFace = (url: string): string =>
  `@font-face{font-family:Jost;src:url(${url}) format('woff2');font-weight:300 400;font-display:swap}`;

/**
 * The look of the site in a page of the host's own; without scripts, the system says day or evening.
 * @param font address of the site's sans, where there is one
 */
export const formPageStyle = (font?: string): string => (font ? `${fontFace(font)}\n` : '') + STYLE;

const STYLE = [
  `:root{color-scheme:light dark;--margin:${ROOT_PROPERTIES['--margin']};${colours({ ...DAY, accent: DAY.text })}}`,
  `@media(prefers-color-scheme:dark){:root{${colours(EVENING)}}}`,
  '*{box-sizing:border-box;margin:0}',
  `body{max-width:${SIZES.page};margin-inline:auto;padding-inline:var(--margin);background:var(--background);` +
    `color:var(--text);font:400 ${FONT_SIZES.ui}/1.45 ${FONTS.sans}}`,
  // The lamp hangs from the top edge between the name and the ways on, which take a row of their own on phones.
  `header{position:relative;display:flex;flex-wrap:wrap;gap:${SPACE.near} ${SPACE.links};` +
    `justify-content:space-between;padding-block:${SPACE[4]}}`,
  'header a{color:inherit;text-decoration:none}',
  'header a:hover{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.3em}',
  `header>a{font-size:${FONT_SIZES.wordmark}}`,
  'header b{font-weight:400;color:var(--lights)}',
  `nav{display:flex;flex-wrap:wrap;gap:${SPACE.touch} ${SPACE.links}}`,
  `nav a{padding-block:${SPACE.touch}}`,
  'header svg{position:absolute;top:0;left:50%;stroke:var(--text);stroke-width:1.25}',
  '@media(prefers-color-scheme:dark){header svg{stroke:var(--lights)}header .bulb{fill:var(--lights)}}',
  `@media(max-width:${BREAKPOINTS.columns6}px){header svg{left:auto;right:0}nav{flex-basis:100%;padding-top:${SPACE[5]}}}`,
  `main{display:grid;gap:${SPACE[3]};max-width:42rem;padding-block:${SPACE[8]}}`,
  `h1{font-size:${FONT_SIZES.title};font-weight:300;line-height:1.2;text-wrap:balance}`,
  'main p{text-wrap:pretty}',
  `ul{display:grid;gap:${SPACE[2]};padding:0;list-style:none;color:var(--sold)}`,
  'li{display:flex;gap:.55em;align-items:baseline}',
  'li::before{content:"";flex:none;border:5px solid transparent;border-top:0;border-bottom:8px solid currentColor}',
  'main a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}',
  ':focus-visible{outline:2px solid var(--text);outline-offset:3px}',
].join('\n');
