import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { SAFE_FOOT, FROM_PHONE } from '../../theme/measures';
import { PLACES } from '../navigation';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'floor',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  px: 2,
  pb: SAFE_FOOT,
  bg: 'background',
  borderTop: 'ink',
  borderTopColor: 'text',
  '.theme-ui-dark &': { borderTopColor: 'field' },
  '& a': {
    variant: 'links.quiet',
    display: 'grid',
    placeItems: 'center',
    minHeight: 'floor',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  '& a[aria-current]': { color: 'text' },
  '& a[aria-current] > span': { borderBottom: 'chosen', pb: 'lines' },
  [FROM_PHONE]: { display: 'none' },
};

export function FootBar() {
  const say = useSay();
  const places = PLACES.filter(({ isAtFoot }) => isAtFoot);
  return (
    <nav aria-label={say('nav.foot')} sx={styles}>
      {[...places, { to: '/menu', word: 'nav.menu' } as const].map(({ to, word }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          <span>{say(word)}</span>
        </Link>
      ))}
    </nav>
  );
}
