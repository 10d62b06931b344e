import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { aboveSafeArea } from '../../../src/theme/space';
import { colourOf } from '../../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE, SIZES, SPACE } from '../../theme/measures';
import { State } from '../parts/state';
import { useSilence } from '../line/connection';
import { useLanguage } from '../words';
import { useSteadyBar } from './use-steady-bar';

const styles: ThemeUICSSObject = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'floor',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 'floor',
  px: 'margin',
  // Of several lines, none touches its edges.
  py: 2,
  bg: 'background',
  borderTop: 'ink',
  borderTopColor: 'text',
  '.theme-ui-dark &': { borderTopColor: 'field' },
  '& > [role=status]': { flex: `1 1 ${SIZES.state}` },
  '& > [role=status] ~ *': { ml: 'auto' },
  // French takes more room: what can be done goes below what is.
  [BELOW_WIDE]: { flexWrap: 'wrap', columnGap: 3, rowGap: 1, py: 'caption' },
  [ON_PHONE]: {
    pb: aboveSafeArea(SPACE.caption),
    '& > [role=status]': { flex: '1 1 auto' },
    // Above the phone's foot bar it is not sticky.
    '[data-foot] &': { position: 'static', minHeight: 0, px: 0, mt: 5, pb: 'caption', border: 0 },
    '[data-foot] &[data-silent=true], [data-foot] &[data-raised=true]': {
      position: 'fixed',
      px: 'margin',
      bottom: aboveSafeArea(SIZES.floor),
      borderTop: 'ink',
    },
  },
};
const progressStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: 0,
  top: 'hairlineUp',
  height: 'line',
  background: colourOf('accent'),
};

interface FloorProps {
  children?: ReactNode;
  actions?: ReactNode;
  /** 0 to 1; undefined without a running task. */
  progress?: number | undefined;
  /** Something happened, or waits for a choice: also above the foot bar of phones. */
  isRaised?: boolean;
  /** What is written on this screen is kept in the browser until it can be saved. */
  keepsWriting?: boolean;
  /** What was asked for while the line was silent did not happen. */
  isInVain?: boolean;
}

/** At the end of every screen: state on the left, links and one button on the right. */
export function Floor({
  children,
  actions,
  progress,
  isRaised = false,
  keepsWriting = false,
  isInVain = false,
}: FloorProps) {
  const { say, since } = useLanguage();
  const silent = isInVain ? 'connection.inVain' : keepsWriting ? 'connection.keeps' : 'connection.offline';
  const silentSince = useSilence();
  const steady = useSteadyBar<HTMLElement>();
  return (
    <footer {...steady} data-silent={silentSince !== undefined} data-raised={isRaised} sx={styles}>
      {progress !== undefined && (
        <span aria-hidden="true" style={{ width: `${progress * 100}%` }} sx={progressStyles} />
      )}
      <div role="status">
        {silentSince ? <State is="refused">{say(silent, { time: since(silentSince) })}</State> : children}
      </div>
      {actions}
    </footer>
  );
}
