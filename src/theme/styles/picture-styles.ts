import type { CSSObject, Interpolation, Theme } from '@emotion/react';
import { DARK_ROOM, LAMPLIGHT, LIT, SPILL, VIGNETTE } from '../lights';
import { PICTURE_OVERLAP } from '../sizes';
import { BELOW, COLOURS, FORCED_COLOURS, move } from '../tokens';

/** One grid cell: the day picture, that of the evening over it, the spill of its light behind both. */
const FRAMES: Interpolation<Theme> = {
  '[data-picture]': { position: 'relative', display: 'grid' },
  '[data-picture] > span': { gridArea: '1 / 1', minWidth: 0 },
  // An empty wall with its floor, and the place where a picture will hang: lower where it would fill a phone.
  '[data-picture=missing]': {
    display: 'block',
    aspectRatio: '4 / 5',
    backgroundColor: COLOURS.surface,
    borderBottom: `1px solid ${COLOURS.floor}`,
  },
  '[data-picture=missing]::after': {
    content: '""',
    position: 'absolute',
    inset: '15% 20% 20%',
    border: `1px solid ${COLOURS.line}`,
  },
  [`@media ${BELOW.twoColumns}`]: { '[data-frame] > [data-picture=missing]': { aspectRatio: '3 / 2' } },
  // The file's own shape, unless the place it stands in has another.
  '[data-file]': { position: 'relative', display: 'block', aspectRatio: 'var(--shape)', overflow: 'hidden' },
  '[data-file] img': {
    position: 'absolute',
    inset: `-${PICTURE_OVERLAP}`,
    width: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    height: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    maxWidth: 'none',
    objectFit: 'contain',
  },
  // Where the box is narrower than its height asks for, the file keeps to the box.
  '[data-fill] > span, [data-fill] [data-file]': { height: '100%', maxWidth: '100%' },
  '[data-fill] img, [data-night] img': { objectFit: 'cover' },
};

/** The evening is to be seen: in the light of the page, unless a lamp's own switch says otherwise. */
const EVENING = ':is(.theme-ui-dark [data-light]:not([data-light=off]), [data-light=on])';

const gone = `${move('display', 'light')} allow-discrete`;

/**
 * What is not to be seen has no box, and is not fetched. Where one side has come and the other, which is to be seen, has
 * not, the first stays: the day in the light of a lamp, the evening over the day. Whatever has no box or is not visible has
 * no description either.
 */
const SIDES: Interpolation<Theme> = {
  '[data-light] > [data-day]': { transition: `${move('visibility', 'light')}, ${move('filter', 'veil')}` },
  [`${EVENING} > [data-day]:not([data-came])`]: { display: 'none' },
  [`${EVENING} > [data-day]:has(+ [data-came])`]: { visibility: 'hidden' },
  '[data-light] > [data-night]': {
    display: 'none',
    opacity: 0,
    transition: `${move('opacity', 'light')}, ${move('visibility', 'light')}, ${gone}`,
  },
  [`${EVENING} > [data-night]`]: { display: 'block', opacity: 1 },
  [`${EVENING} > [data-came] + [data-night]`]: { '@starting-style': { opacity: 0 } },
  [`${EVENING} > [data-came] + [data-night]:not([data-came])`]: { opacity: 0, visibility: 'hidden' },
  '[data-light] > :not([data-came]) + [data-night][data-came]': { display: 'block', opacity: 1 },
  // Within its time the light of a switch waits for the day to fall.
  '[data-light=on] > [data-night]': { transition: `${LIT}, ${gone}` },
  '[data-light=on] > [data-day]:has(+ [data-came])': { filter: 'brightness(.35)' },
};

/** Something over or behind a picture that the evening brings. */
const evening = (background: string): CSSObject => ({
  content: '""',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: move('opacity', 'light'),
  pointerEvents: 'none',
  background,
});

/** A lamp whose lit picture has come, or whose light has no picture of its own. */
const LIT_LAMP = '[data-picture=lamp]:not(:has(> [data-night]:not([data-came])))';

/** Without an evening of its own, or until it has come. */
const BY_DAY = ':is([data-picture=plain], [data-day])';

const LIGHTS: Interpolation<Theme> = {
  // The light of a lit lamp spills onto the wall, whose section must be isolated.
  '[data-picture=lamp]::before': { ...evening(SPILL), inset: '-38% -46%', zIndex: -1 },
  [`.theme-ui-dark ${LIT_LAMP}[data-light=lamp]::before, ${LIT_LAMP}[data-light=on]::before`]: { opacity: 1 },
  '[data-picture=lamp][data-light=on]::before': { transition: LIT },
  // What stands in the light of others goes down into the dark of the page at its edges.
  '[data-picture=room]::after': evening(VIGNETTE),
  // All else stands in the light of a lamp as well as it can, and comes nearer when it is pointed at.
  [BY_DAY]: { overflow: 'clip' },
  [`${BY_DAY}::after`]: { ...evening(LAMPLIGHT), mixBlendMode: 'multiply' },
  [`.theme-ui-dark :is(${BY_DAY}, [data-picture=room])::after`]: { opacity: 1 },
  [`.theme-ui-dark :is(a:hover, a:focus-visible) ${BY_DAY}::after`]: {
    opacity: 0.6,
    transition: move('opacity', 'veil'),
  },
  // A lamp that its switch has put out stands unlit in the dark, whoever looks at it.
  '.theme-ui-dark [data-light=off] > [data-day]::after': { background: DARK_ROOM, opacity: '1 !important' },
  // Paper and the colours of a system know no light, and readers who ask for more contrast no dusk.
  [`${FORCED_COLOURS}, print`]: { '[data-picture]::before': { display: 'none' } },
  [`${FORCED_COLOURS}, print, (prefers-contrast: more)`]: {
    '[data-picture]::after, [data-day]::after': { display: 'none' },
  },
};

/** Pictures by day and in the evening (design page, 'Day and evening'): styles of the document, which no script holds. */
export const PICTURE_STYLES: Interpolation<Theme> = [FRAMES, SIDES, LIGHTS];
