import type { ReactNode } from 'react';
import { codeStyles, messageStyles, screenStyles } from './status-screen.styles';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useColourMode } from '../../features/colour-mode/colour-mode-provider';
import type { ThemeUICSSObject } from 'theme-ui';
import { BEAM, eveningLight } from '../../theme/lights';
import { SIZES } from '../../theme/sizes';
import { move, WITHOUT_SCRIPTS } from '../../theme/tokens';

const beamStyles: ThemeUICSSObject = {
  ...eveningLight,
  zIndex: -2,
  left: `calc(var(--lamp-x) - ${SIZES.beam.width} / 2)`,
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .115)',
  width: SIZES.beam.width,
  height: SIZES.beam.height,
  ...BEAM,
};

/** Only the lamp itself takes clicks; its cord reaches past the top edge of the window. */
const lampStyles: ThemeUICSSObject = {
  position: 'absolute',
  zIndex: -1,
  left: 'calc(var(--lamp-x) - var(--lamp-radius))',
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .75)',
  width: 'calc(var(--lamp-radius) * 2)',
  cursor: 'pointer',
  transition: move('transform', 'veil'),
  '&:active': { transform: `translateY(${SIZES.lamp.pull})` },
  '& svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% - var(--lamp-radius) * .02)',
    height: '100svh',
    borderLeft: 'ink',
  },
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '.theme-ui-dark &::before': { borderColor: 'muted' },
};

export function LargeLamp() {
  const { t } = useTranslation();
  const { value, forced, setPreference } = useColourMode();
  return (
    <>
      <div aria-hidden="true" sx={beamStyles} />
      <button
        type="button"
        data-pendant="large"
        sx={lampStyles}
        aria-label={t(value === 'dark' ? 'lights.to-day' : 'lights.to-evening')}
        data-lights=""
        disabled={forced}
        onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
      >
        <svg viewBox="0 0 400 150" fill="none" strokeWidth="1.25" aria-hidden="true" focusable="false">
          <path data-part="bulb" vectorEffect="non-scaling-stroke" d="M154 128a46 34 0 0 0 92 0z" />
          <path
            data-part="shade"
            vectorEffect="non-scaling-stroke"
            d="M186 4h28v24c110 6 178 46 185 100H1C8 74 76 34 186 28z"
          />
        </svg>
      </button>
    </>
  );
}

interface StatusScreenProps {
  status: number;
  title: string;
  children?: ReactNode;
}

export function StatusScreen({ status, title, children }: StatusScreenProps) {
  return (
    <div sx={screenStyles}>
      <LargeLamp />
      <div sx={messageStyles}>
        <p sx={codeStyles}>{status}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
