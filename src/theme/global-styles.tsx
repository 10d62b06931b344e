import { Global, type CSSObject } from '@emotion/react';
import type { Interpolation, Theme } from '@emotion/react';
import { FONT_FACES } from './fonts/fonts';
import { FOCUS_RING, BORDERS } from './lines';
import { PICTURE_STYLES } from './styles/picture-styles';
import {
  ROOT_PROPERTIES,
  ROOT_PROPERTIES_PREVIEW,
  ROOT_PROPERTIES_PREVIEW_WIDE,
  ROOT_PROPERTIES_WIDE,
  SPACE,
  ROOT_PROPERTIES_PRINT,
} from './space';
import { textStyles } from './styles/text-styles';
import {
  COLOURS,
  EASING,
  FONTS,
  FONT_SIZES,
  FROM,
  ms,
  FORCED_COLOURS,
  MORE_CONTRAST,
  MORE_CONTRAST_ASKED,
  REDUCED_MOTION,
  SYSTEM_COLOURS,
  PAPER,
} from './tokens';
import { CONE, eveningLight } from './lights';

const PAPER_COLOURS = Object.fromEntries(
  Object.entries(PAPER).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
);

/** Art direction, 'Print'. */
const PRINT_STYLES: Interpolation<Theme> = {
  '@page': { margin: '14mm 15mm' },
  '[data-paper]': { display: 'none' },
  '@media print': {
    ':root': {
      ...PAPER_COLOURS,
      ...ROOT_PROPERTIES_PRINT,
      colorScheme: 'light !important',
      // Paper is read from nearer than a screen: 10.8 points.
      fontSize: '85%',
    },
    'html, body': { background: 'white !important' },
    'button, [role=button], form, fieldset, nav, dialog, [role=status]': { display: 'none !important' },
    // Paper shows the day: a dark room would waste ink.
    '[data-night]': { display: 'none !important' },
    '[data-day]': { display: 'block !important', visibility: 'visible !important' as 'visible' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    'img, svg, figure, [data-file]': { breakInside: 'avoid' },
    '[data-paper]': {
      display: 'block',
      marginTop: SPACE.part,
      paddingTop: '4mm',
      borderTop: BORDERS.hairline,
      fontSize: FONT_SIZES.note,
      fontStyle: 'normal',
      lineHeight: textStyles.note.lineHeight,
      letterSpacing: textStyles.note.letterSpacing,
      breakBefore: 'avoid',
    },
    // Chromium breaks within what it was told to keep both whole and with what is before.
    '[data-paper] > span': { display: 'inline-block' },
  },
};

const centred = ({ top, width, height }: typeof CONE.small | typeof CONE.large) => ({
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
  marginLeft: `${-width / 2}px`,
});

/** Design page, 'Day and evening', 1. Global CSS, so that no script contains it. */
const PENDANT_STYLES: Interpolation<Theme> = {
  '[data-pendant] [data-part=cord]': { stroke: COLOURS.text },
  '[data-pendant] :is([data-part=shade], [data-part=bulb])': {
    stroke: COLOURS.text,
    fill: COLOURS.lampShade,
  },
  '.theme-ui-dark [data-pendant] [data-part=cord]': { stroke: COLOURS.muted },
  '.theme-ui-dark [data-pendant] [data-part=shade]': { stroke: COLOURS.accent },
  '.theme-ui-dark [data-pendant] [data-part=bulb]': { stroke: COLOURS.flame, fill: COLOURS.flame },
  '[data-pendant=small]::after': {
    ...(eveningLight as CSSObject),
    content: '""',
    left: '50%',
    ...centred(CONE.small),
    background: CONE.background,
    maskImage: CONE.maskImage,
    [FROM.asymmetric]: centred(CONE.large),
  },
};

/**
 * What turns or grows while something is on its way; the line never reaches the end: the page comes first. Global CSS, so that no
 * script contains it: Emotion's `keyframes` would bring 0.8 kB to every page.
 */
const COMING_STYLES: Interpolation<Theme> = {
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  '@keyframes search-turn': {
    from: { opacity: 1, transform: 'scale(.8)' },
    to: { opacity: 1, transform: 'scale(.8) rotate(1turn)' },
  },
  '@keyframes floor': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  'html[data-coming] body::after': {
    content: '""',
    position: 'fixed',
    inset: `auto ${SPACE.margin} 0`,
    zIndex: 9,
    height: '2px',
    background: COLOURS.text,
    transformOrigin: 'left',
    pointerEvents: 'none',
    animation: `floor 12s cubic-bezier(.1, .8, .2, 1) ${ms('patience')} backwards`,
    [REDUCED_MOTION]: { animation: `floor 1ms step-end ${ms('patience')} backwards` },
  },
};

const instead = (colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
  );

const READER_STYLES: Interpolation<Theme> = {
  [REDUCED_MOTION]: {
    '*, *::before, *::after, *::backdrop': {
      transition: 'none !important',
      animation: 'none !important',
    },
  },
  [MORE_CONTRAST_ASKED]: {
    ':root': instead(MORE_CONTRAST.day),
    ':root.theme-ui-dark': instead(MORE_CONTRAST.evening),
  },
  [FORCED_COLOURS]: { ':root, :root.theme-ui-dark': instead(SYSTEM_COLOURS) },
};

const ROOT: Interpolation<Theme> = {
  html: {
    fontFamily: FONTS.sans,
    color: COLOURS.text,
    backgroundColor: COLOURS.background,
  },
};

const PREVIEWED = ':root:has([data-part=preview-bar])';

const RESET: Interpolation<Theme> = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: 0 },
  ':root': ROOT_PROPERTIES,
  [FROM.asymmetric]: { ':root': ROOT_PROPERTIES_WIDE },
  [PREVIEWED]: ROOT_PROPERTIES_PREVIEW,
  [FROM.columns6]: { [PREVIEWED]: ROOT_PROPERTIES_PREVIEW_WIDE },
  html: {
    WebkitTextSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPaddingTop: `calc(var(--header) + ${SPACE[3]})`,
  },
  'html.theme-ui-dark': { colorScheme: 'dark' },
  // A view transition blocks clicks unless told otherwise.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': {
    animationDuration: ms('light'),
    animationTimingFunction: EASING,
  },
  'html[data-turning] *, html[data-turning] *::before, html[data-turning] *::after': {
    transition: 'none !important',
  },
  body: {
    fontSize: FONT_SIZES.ui,
    lineHeight: textStyles.ui.lineHeight,
    letterSpacing: textStyles.ui.letterSpacing,
    // Long words of a catalogue must not widen their column.
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
  },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'h1, h2, h3, h4': { fontWeight: 400, fontSize: 'inherit', lineHeight: 'inherit' },
  ':focus-visible': FOCUS_RING,
  'h1:focus, main:focus': { outline: 'none' },
};

export function GlobalStyles() {
  return (
    <>
      <Global styles={ROOT} />
      <Global styles={FONT_FACES} />
      <Global styles={RESET} />
      <Global styles={PENDANT_STYLES} />
      <Global styles={COMING_STYLES} />
      <Global styles={PICTURE_STYLES} />
      <Global styles={READER_STYLES} />
      <Global styles={PRINT_STYLES} />
    </>
  );
}
