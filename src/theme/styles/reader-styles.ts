import type { Interpolation, Theme } from '@emotion/react';
import {
  FORCED_COLOURS,
  MORE_CONTRAST,
  MORE_CONTRAST_ASKED,
  REDUCED_MOTION,
  SYSTEM_COLOURS,
} from '../tokens';

const instead = (colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
  );

export const READER_STYLES: Interpolation<Theme> = {
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
