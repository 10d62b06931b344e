import type { ThemeUICSSObject } from 'theme-ui';
import { LIT } from '../theme/lights';
import { PICTURE_OVERLAP } from '../theme/sizes';
import { move } from '../theme/tokens';

const made: Record<string, ThemeUICSSObject> = {};

/**
 * One grid cell: the day picture, that of the evening over it, the spill of its light behind both. The same object for the
 * same picture: what an object says is worked out once (theme/jsx-runtime.ts), and of pictures there are the most.
 */
export const pictureStyles = (kind: 'plain' | 'room' | 'lamp', fill: boolean): ThemeUICSSObject =>
  (made[`${kind}${fill}`] ??= {
    position: 'relative',
    display: 'grid',
    '& > span': { gridArea: '1 / 1', minWidth: 0 },
    ...(kind !== 'plain' && nightStyles),
    ...(fill && { '& > span, & [data-file]': { height: '100%' }, '& img': { objectFit: 'cover' } }),
    variant: `pictures.${kind}`,
  });

/** The file's own shape, unless the place it stands in has another. */
export const frameStyles: ThemeUICSSObject = {
  position: 'relative',
  display: 'block',
  aspectRatio: 'var(--shape)',
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    inset: `-${PICTURE_OVERLAP}`,
    width: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    height: `calc(100% + 2 * ${PICTURE_OVERLAP})`,
    maxWidth: 'none',
    objectFit: 'contain',
  },
};

/** The evening is to be seen: in the light of the page, unless a lamp's own switch says otherwise. */
const inTheEvening = (part: string) =>
  `.theme-ui-dark &:not([data-light=off]) > ${part}, &[data-light=on] > ${part}`;

const gone = `${move('display', 'light')} allow-discrete`;

/**
 * What is not to be seen has no box, and is not fetched. Where one side has come and the other, which is to be seen, has
 * not, the first stays: the day in the dusk of all other pictures, the evening over the day. Whatever has no box or is
 * not visible has no description either.
 */
const nightStyles: ThemeUICSSObject = {
  '& > [data-day]': {
    transition: `${move('visibility', 'light')}, ${move('filter', 'veil')}`,
    variant: 'pictures.plain',
  },
  [inTheEvening('[data-day]:not([data-came])')]: { display: 'none' },
  [inTheEvening('[data-day]:has(+ [data-came])')]: { visibility: 'hidden' },
  '& > [data-night]': {
    display: 'none',
    opacity: 0,
    transition: `${move('opacity', 'light')}, ${move('visibility', 'light')}, ${gone}`,
  },
  [inTheEvening('[data-night]')]: { display: 'block', opacity: 1 },
  [inTheEvening('[data-came] + [data-night]')]: { '@starting-style': { opacity: 0 } },
  [inTheEvening('[data-came] + [data-night]:not([data-came])')]: { opacity: 0, visibility: 'hidden' },
  '& > :not([data-came]) + [data-came]': { display: 'block', opacity: 1 },
  // Before its light comes, the day falls; what a switch has put out stands unlit in the dark.
  '&[data-light=on] > [data-night]': { transition: `${LIT}, ${gone}` },
  '&[data-light=on] > [data-day]:has(+ [data-came])': { filter: 'brightness(.35)' },
  '.theme-ui-dark &[data-light=off] > [data-day]::after': { variant: 'pictures.dark' },
};
