import type { CSSObject, Interpolation, Theme } from '@emotion/react';
import { DARK_ROOM, LAMPLIGHT, LIT, SPILL, VIGNETTE } from '../lights';
import { PICTURE_OVERLAP } from '../sizes';
import { BELOW, COLOURS, FORCED_COLOURS, move } from '../tokens';

const FRAMES: Interpolation<Theme> = {
  '[data-picture]': { position: 'relative', display: 'grid' },
  '[data-picture] > span': { gridArea: '1 / 1', minWidth: 0 },
  // Lower where an empty wall would fill a phone's screen.
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
  '[data-file]': { position: 'relative', display: 'block', aspectRatio: 'var(--shape)', overflow: 'hidden' },
  '[data-file] img': {
    position: 'absolute',
    inset: `-${PICTURE_OVERLAP}`,
    width: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    height: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    maxWidth: 'none',
    objectFit: 'contain',
  },
  '[data-fill] > span, [data-fill] [data-file]': { height: '100%', maxWidth: '100%' },
  '[data-fill] img, [data-night] img': { objectFit: 'cover' },
};

/** By the page's lights, unless the lamp's own switch says otherwise. */
const EVENING = ':is(.theme-ui-dark [data-light]:not([data-light=off]), [data-light=on])';

const gone = `${move('display', 'light')} allow-discrete`;

/** `display: none` also keeps lazy pictures from loading. The old side stays until the new one has loaded. */
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
  '[data-light=on] > [data-night]': { transition: `${LIT}, ${gone}` },
  '[data-light=on] > [data-day]:has(+ [data-came])': { filter: 'brightness(.35)' },
};

const evening = (background: string): CSSObject => ({
  content: '""',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: move('opacity', 'light'),
  pointerEvents: 'none',
  background,
});

const LIT_LAMP = '[data-picture=lamp]:not(:has(> [data-night]:not([data-came])))';

const BY_DAY = ':is([data-picture=plain], [data-day])';

const LIGHTS: Interpolation<Theme> = {
  // `z-index: -1` needs `isolation` on the section, or the page's background hides it.
  '[data-picture=lamp]::before': { ...evening(SPILL), inset: '-38% -46%', zIndex: -1 },
  [`.theme-ui-dark ${LIT_LAMP}[data-light=lamp]::before, ${LIT_LAMP}[data-light=on]::before`]: { opacity: 1 },
  '[data-picture=lamp][data-light=on]::before': { transition: LIT },
  '[data-picture=room]::after': evening(VIGNETTE),
  [BY_DAY]: { overflow: 'clip' },
  [`${BY_DAY}::after`]: { ...evening(LAMPLIGHT), mixBlendMode: 'multiply' },
  [`.theme-ui-dark :is(${BY_DAY}, [data-picture=room])::after`]: { opacity: 1 },
  [`.theme-ui-dark :is(a:hover, a:focus-visible) ${BY_DAY}::after`]: {
    opacity: 0.6,
    transition: move('opacity', 'veil'),
  },
  '.theme-ui-dark [data-light=off] > [data-day]::after': { background: DARK_ROOM, opacity: '1 !important' },
  // Paper and forced colours show no light; more contrast shows no dusk.
  [`${FORCED_COLOURS}, print`]: { '[data-picture]::before': { display: 'none' } },
  [`${FORCED_COLOURS}, print, (prefers-contrast: more)`]: {
    '[data-picture]::after, [data-day]::after': { display: 'none' },
  },
};

/** Design page, 'Day and evening'. Global CSS, so that no script contains it. */
export const PICTURE_STYLES: Interpolation<Theme> = [FRAMES, SIDES, LIGHTS];
