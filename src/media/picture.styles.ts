import type { ThemeUICSSObject } from 'theme-ui';
import { LIT } from '../theme/lights';
import { PICTURE_OVERLAP } from '../theme/sizes';
import { move } from '../theme/tokens';

const made: Record<string, ThemeUICSSObject> = {};

/**
 * One grid cell: the day picture, the night picture over it, the spill of its light behind both. The same object for the
 * same picture: what an object says is worked out once (theme/jsx-runtime.ts), and of pictures there are the most.
 */
export const pictureStyles = (night: boolean, fill: boolean): ThemeUICSSObject =>
  (made[`${night}${fill}`] ??= {
    position: 'relative',
    display: 'grid',
    '& > span': { gridArea: '1 / 1', minWidth: 0 },
    ...(night && dayStyles),
    ...(fill && { '& > span, & [data-file]': { height: '100%' }, '& img': { objectFit: 'cover' } }),
    variant: night ? 'pictures.lit' : 'pictures.unlit',
  });

/**
 * When a lamp is switched on, the day falls before its light comes; by day it stays while the night's file is on its way.
 * In the evening it is in the dusk of all other pictures until then.
 */
const dayStyles: ThemeUICSSObject = {
  '& > :first-of-type': { transition: move('filter', 'veil') },
  '&[data-light=lamp] > :first-of-type': { variant: 'pictures.unlit' },
  '&[data-light=on]:has(> [data-came=true]) > :first-of-type': { filter: 'brightness(.35)' },
};

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

/**
 * By day the night picture has no box, and a lazy picture without a box is not fetched.
 * It is lit by the evening, or by the lamp's own switch in either mode; the day stays until its file has come.
 */
export const nightStyles: ThemeUICSSObject = {
  display: 'none',
  opacity: 0,
  transition: `${move('opacity', 'light')}, ${move('display', 'light')} allow-discrete`,
  '.theme-ui-dark [data-light=lamp] > &, [data-light=on] > &': { display: 'block' },
  '.theme-ui-dark [data-light=lamp] > &[data-came=true], [data-light=on] > &[data-came=true]': {
    opacity: 1,
    '@starting-style': { opacity: 0 },
  },
  '[data-light=on] > &[data-came=true]': {
    transition: `${LIT}, ${move('display', 'light')} allow-discrete`,
  },
};
