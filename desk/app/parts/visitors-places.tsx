import { Link } from '@tanstack/react-router';
import { allows } from '../../contract/permissions';
import { OTHER_PLACES, TYPES } from '../../theme/shelves';
import { useMe } from '../data';
import { useSay } from '../words';

const PLACES = [
  { to: '/messages', word: 'nav.messages' },
  { to: '/subscribers', word: 'nav.subscribers' },
  { to: '/wishes', word: 'nav.wishes' },
  { to: '/personal-data', word: 'nav.personalData', may: 'everything' },
] as const;

interface VisitorsPlacesProps {
  count?: number | undefined;
  /** Shows only the other places, in small letters. */
  isAside?: boolean;
}

export function VisitorsPlaces({ count, isAside = false }: VisitorsPlacesProps) {
  const say = useSay();
  const { may } = useMe();
  const places = PLACES.filter((place) => !('may' in place) || allows(may, place.may));
  return (
    <nav aria-label={say('visitors.places')} sx={isAside ? OTHER_PLACES : TYPES}>
      {(isAside ? places.slice(1) : places).map(({ to, word }) => (
        <Link key={to} to={to}>
          {({ isActive }) => (
            <>
              <span>{say(word)}</span>
              {isActive && count !== undefined && <sup>{say('visitors.number', { count })}</sup>}
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
