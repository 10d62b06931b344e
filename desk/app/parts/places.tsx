import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../contract/permissions';
import { useMe } from '../data';
import { OWN_PLACES } from '../navigation';
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
      {OWN_PLACES.filter(({ may: needed = 'write' }) => allows(may, needed)).map(({ to, word }) => (
        <Link key={to} to={to}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
