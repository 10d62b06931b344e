import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { aboveSafeArea } from '../../../src/theme/space';
import { colourOf } from '../../../src/theme/tokens';
import { ON_PHONE, SIZES, SPACE } from '../../theme/measures';
import { State } from '../parts/state';
import { useSilence } from '../connection';
import { useLanguage } from '../words';

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
  bg: 'background',
  borderTop: 'ink',
  borderTopColor: 'text',
  '.theme-ui-dark &': { borderTopColor: 'field' },
  '& > [role=status]': { mr: 'auto' },
  [ON_PHONE]: {
    gap: 3,
    py: 'caption',
    pb: aboveSafeArea(SPACE.caption),
    // Where the four words stand at the foot it ends the screen, and stands above them while nothing answers.
    '[data-foot] &': { position: 'static', minHeight: 0, px: 0, mt: 5, pb: 'caption', border: 0 },
    '[data-foot] &[data-silent=true]': {
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
  /** The state of the screen, in words. */
  children?: ReactNode;
  /** Links, and the one button at the end. */
  actions?: ReactNode;
  /** How much of what is under way is done, 0 to 1; undefined where nothing is. */
  progress?: number | undefined;
}

/** The bar that every screen ends in: left the state in words, right links and the one button. */
export function Floor({ children, actions, progress }: FloorProps) {
  const { say, time } = useLanguage();
  const silentSince = useSilence();
  return (
    <footer data-silent={silentSince !== undefined} sx={styles}>
      {progress !== undefined && (
        <span aria-hidden="true" style={{ width: `${progress * 100}%` }} sx={progressStyles} />
      )}
      <div role="status">
        {silentSince ? (
          <State is="refused">{say('connection.offline', { time: time(silentSince) })}</State>
        ) : (
          children
        )}
      </div>
      {actions}
    </footer>
  );
}
