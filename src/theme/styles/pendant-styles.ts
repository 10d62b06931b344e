import type { CSSObject, Interpolation, Theme } from '@emotion/react';
import { CONE, eveningLight } from '../lights';
import { COLOURS, FROM } from '../tokens';

const centred = ({ top, width, height }: typeof CONE.small | typeof CONE.large) => ({
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
  marginLeft: `${-width / 2}px`,
});

/** Design page, 'Day and evening', 1. Global CSS, so that no script contains it. */
export const PENDANT_STYLES: Interpolation<Theme> = {
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
