import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../../theme/measures';
import { takeAlong, useJustDone } from '../lists/just-done';
import { Button } from '../parts/button';
import { useSay } from '../words';

/** Where there is little room it has its own, below the header, beside the lamp: it covers no heading. */
const placeStyles: ThemeUICSSObject = {
  [BELOW_WIDE]: { position: 'sticky', top: 'header', zIndex: 'floor', pl: 'margin', pr: 'besideLamp' },
};
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
  [BELOW_WIDE]: { position: 'static' },
  [ON_PHONE]: { columnGap: 3, rowGap: 1 },
};

/** Above the floor of other screens, or at their head: what was done in the list that one has left, with its way back. */
export function JustDone() {
  const say = useSay();
  const done = useJustDone();
  return (
    <section aria-label={say('items.justDone')} aria-live="polite" sx={placeStyles}>
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
