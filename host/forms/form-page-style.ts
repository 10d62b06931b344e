import { CONE } from '../../src/theme/lights';
import { SIZES } from '../../src/theme/sizes';
import { OWN_SPACE, ROOT_PROPERTIES, SPACE } from '../../src/theme/space';
import {
  ABOVE,
  DAY,
  EVENING,
  FONTS,
  FONT_SIZES,
  FORCED_COLOURS,
  WORDMARK_TRACKING,
} from '../../src/theme/tokens';

const colours = ({ background, text, muted, sold, accent, lampShade }: Record<keyof typeof DAY, string>) =>
  `--background:${background};--text:${text};--muted:${muted};--sold:${sold};--lights:${accent};--shade:${lampShade}`;

const fontFace = (url: string): string =>
  `@font-face{font-family:Jost;src:url(${url}) format('woff2');font-weight:300 400;font-display:swap}`;

/** Without scripts, the system's colour scheme decides between day and evening. */
export const formPageStyle = (font?: string): string => (font ? `${fontFace(font)}\n` : '') + STYLE;

const asProperties = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const centred = ({ top, width, height }: { top: number; width: number; height: number }): string =>
  `top:${top}px;width:${width}px;height:${height}px;margin-inline:${-width / 2}px`;

const EVENING_MEDIA = '@media(prefers-color-scheme:dark)';
const { lamp } = SIZES;

const HEADER = [
  `header{position:relative;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;` +
    `column-gap:${SPACE.links};padding-inline:var(--margin);overflow-x:clip}`,
  'header a{color:inherit;text-decoration:none}',
  'header a:hover{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.3em}',
  `header>a{font-size:${FONT_SIZES.wordmark};line-height:${SIZES.bar};letter-spacing:${WORDMARK_TRACKING};white-space:nowrap}`,
  'header b{font-weight:400;color:var(--lights)}',
  `header i{position:absolute;top:0;right:calc(${OWN_SPACE.lamp.right} + ${lamp.width} / 2)}`,
  `header svg{position:absolute;top:0;right:calc(${lamp.drawingWidth} / -2);width:${lamp.drawingWidth};` +
    `height:${lamp.drawingHeight};stroke:var(--text);stroke-width:1.25;overflow:visible}`,
  'header path+path{fill:var(--shade)}',
  `nav{display:flex;flex-wrap:wrap;flex-basis:100%;gap:${SPACE.touch} ${SPACE.links};padding-top:${SPACE[4]}}`,
  `nav a{padding-block:${SPACE.touch}}`,
  `@media${ABOVE.asymmetric}{header>a{line-height:${SIZES.barWide}}` +
    `header i{right:auto;left:calc(50% + var(--gutter) / 2)}header svg{height:${lamp.drawingHeightWide}}` +
    'nav{flex-basis:auto;padding-top:0}}',
  `${EVENING_MEDIA}{header svg{stroke:var(--lights)}header path:first-child{stroke:var(--muted)}` +
    `header .bulb{stroke:${EVENING.flame};fill:${EVENING.flame}}` +
    `header i::before{content:"";position:absolute;z-index:-1;pointer-events:none;${centred(CONE.small)};` +
    `background:${CONE.background};mask-image:${CONE.maskImage}}}`,
  `${EVENING_MEDIA}and ${ABOVE.asymmetric}{header i::before{${centred(CONE.large)}}}`,
  // In forced colours a glow would be a stain.
  `${FORCED_COLOURS}{header i::before{display:none}}`,
];

const STYLE = [
  `:root{color-scheme:light dark;${asProperties(ROOT_PROPERTIES)};${colours({ ...DAY, accent: DAY.text })}}`,
  `${EVENING_MEDIA}{:root{${colours(EVENING)}}}`,
  '*{box-sizing:border-box;margin:0}',
  `body{max-width:${SIZES.page};margin-inline:auto;background:var(--background);` +
    `color:var(--text);font:400 ${FONT_SIZES.ui}/1.45 ${FONTS.sans}}`,
  ...HEADER,
  `main{display:grid;gap:${SPACE[3]};padding:${SPACE[8]} var(--margin)}`,
  'main>*{max-width:42rem}',
  `h1{font-size:${FONT_SIZES.title};font-weight:300;line-height:1.2;text-wrap:balance}`,
  'main p{text-wrap:pretty}',
  `ul{display:grid;gap:${SPACE[2]};padding:0;list-style:none;color:var(--sold)}`,
  'li{display:flex;gap:.55em;align-items:baseline}',
  'li::before{content:"";flex:none;border:5px solid transparent;border-top:0;border-bottom:8px solid currentColor}',
  'main a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}',
  ':focus-visible{outline:2px solid var(--text);outline-offset:3px}',
].join('\n');
