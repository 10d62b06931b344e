import { Link } from '@tanstack/react-router';
import { OTHER_PLACES, TYPES } from '../../theme/shelves';
import { useMe } from '../data';
import { allowedOf, VISITORS_PLACES } from '../navigation';
import { useSay } from '../words';

interface VisitorsPlacesProps {
  count?: number | undefined;
  /** Shows only the other places, in small letters. */
  isAside?: boolean;
}

export function VisitorsPlaces({ count, isAside = false }: VisitorsPlacesProps) {
  const say = useSay();
  const { may } = useMe();
  const places = allowedOf(VISITORS_PLACES, may);
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
