import type { ThemeUICSSObject } from 'theme-ui';
import { move } from '../theme/tokens';

/** One grid cell: the day picture, the night picture over it, the spill of its light behind both. */
export function pictureStyles(is: { night?: boolean; fill?: boolean; eager?: boolean }): ThemeUICSSObject {
  return {
    position: 'relative',
    display: 'grid',
    '& > span': { gridArea: '1 / 1', minWidth: 0 },
    ...(is.fill && { '& > span, & .gatsby-image-wrapper': { height: '100%' } }),
    // GatsbyImage hides pictures until a script has run; the first one is shown as soon as it has come.
    ...(is.eager && { '& [data-main-image]': { opacity: '1 !important' } }),
    variant: is.night ? 'pictures.lit' : 'pictures.unlit',
  };
}

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
};
