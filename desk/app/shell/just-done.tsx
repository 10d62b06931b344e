import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../../theme/measures';
import { takeAlong, useJustDone } from '../lists/just-done';
import { Button } from '../parts/button';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  position: 'fixed',
  left: 'margin',
  bottom: 'overFloor',
  zIndex: 'floor',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  maxWidth: 'withinWindow',
  px: 3,
  py: 2,
  bg: 'surface',
  border: 'rule',
  // There the floor may be of several lines.
  [BELOW_WIDE]: { top: 'header', bottom: 'auto' },
  [ON_PHONE]: { right: 'margin', columnGap: 3, rowGap: 1 },
};

/** Above the floor of other screens: what was done in the list that one has left, with its way back. */
export function JustDone() {
  const say = useSay();
  const done = useJustDone();
  return (
    <section aria-label={say('items.justDone')} aria-live="polite">
      {done && (
        <div sx={styles}>
          <div>{done.said}</div>
          {done.takeBack && (
            <Button look="link" onClick={done.takeBack}>
              {say('items.takeBack')}
            </Button>
          )}
          <Button look="link" onClick={() => takeAlong(undefined)}>
            {say('items.close')}
          </Button>
        </div>
      )}
    </section>
  );
}
