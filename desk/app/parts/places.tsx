import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { useMe } from '../data';
import { allowedOf, OWN_PLACES } from '../navigation';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  color: 'muted',
  '& a': { variant: 'links.quiet', py: 'lines' },
  '& a[aria-current]': { variant: 'underlines.currentTitle', color: 'text' },
};

export function OwnPlaces() {
  const say = useSay();
  const { may } = useMe();
  return (
    <nav aria-label={say('nav.you')} sx={styles}>
      {allowedOf(OWN_PLACES, may).map(({ to, word }) => (
        <Link key={to} to={to}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
