import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { BEAM, eveningLight } from '../../../src/theme/lights';
import { EVENING_MODE } from '../../../src/theme/tokens';
import { turnLights, useLights } from '../../app/lights';
import { Wordmark } from '../../app/shell/wordmark';
import { useSay } from '../../app/words';
import { DOOR_LAMP, ON_PHONE, BELOW_LAMP, BESIDE_LAMP, HALF_BEAM } from '../../theme/measures';

const pageStyles: ThemeUICSSObject = {
  ...DOOR_LAMP,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100svh',
  px: 'margin',
  pt: BELOW_LAMP,
  pb: 'door',
  overflow: 'hidden',
  isolation: 'isolate',
  [BESIDE_LAMP]: { pt: 'header' },
  [ON_PHONE]: { ...DOOR_LAMP[ON_PHONE], pb: 5 },
};
const markStyles: ThemeUICSSObject = { position: 'absolute', left: 'margin', top: 2 };
const cordStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: 'var(--lamp-x)',
  top: 0,
  zIndex: -1,
  width: 'calc(var(--lamp-radius) * 2)',
  height: 'var(--lamp-y)',
  ml: 'calc(-1 * var(--lamp-radius))',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 0,
    bottom: 'calc(var(--lamp-radius) * .66)',
    borderLeft: 'ink',
  },
  '& svg': { position: 'absolute', left: 0, bottom: 0, width: '100%', overflow: 'visible' },
  '& path': { stroke: 'text', fill: 'background' },
  [EVENING_MODE]: {
    '&::before': { borderColor: 'muted' },
    '& path': { stroke: 'accent', fill: 'lampShade' },
    '& path:first-of-type': { stroke: 'flame', fill: 'flame' },
  },
};
const beamStyles: ThemeUICSSObject = {
  ...eveningLight,
  left: 'var(--lamp-x)',
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .235)',
  zIndex: -2,
  width: 'beam.width',
  height: 'beam.height',
  ml: HALF_BEAM,
  background: BEAM.background,
  maskImage: BEAM.maskImage,
};
const wordsStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'links',
  width: 'door',
  maxWidth: '100%',
  mr: 'auto',
};

export function Door({ title, children }: { title: string; children: ReactNode }) {
  const say = useSay();
  const isEvening = useLights() === 'dark';
  return (
    <div sx={pageStyles}>
      <div aria-hidden="true" sx={beamStyles} />
      <button
        type="button"
        onClick={turnLights}
        aria-label={say(isEvening ? 'lights.toDay' : 'lights.toEvening')}
        sx={cordStyles}
      >
        <svg viewBox="0 0 380 262" fill="none" strokeWidth="1.25" aria-hidden="true">
          <path d="M135 238a55 55 0 0 0 110 0z" transform="translate(0 -20)" />
          <path d="M166 42h48v30C304 82 374 142 374 218H6C6 142 76 82 166 72z" />
        </svg>
      </button>
      <header sx={markStyles}>
        <Wordmark />
      </header>
      <main sx={wordsStyles}>
        <h1 sx={{ variant: 'text.head' }}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
