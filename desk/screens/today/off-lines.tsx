import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../app/words';
import type { Waiting } from '../../../api/content/contract/waiting-items';
import { Line } from './line';

/** What was taken off the site lately, so that nobody forgets it there. */
export function OffLines({ off }: Pick<Waiting, 'off'>) {
  const { say } = useLanguage();
  return off.map(({ shelf, count }) => (
    <Line
      key={shelf}
      item={null}
      words={say('today.ofShelf', { shelf: say(`nav.${shelf}`), number: say('today.off', { count }) })}
      way={
        <Link to={`/${shelf}`} search={{ state: 'withdrawn' }} sx={{ variant: 'links.underlined' }}>
          {say('today.gapAll', { count })}
        </Link>
      }
    >
      {say('today.offText')}
    </Line>
  ));
}
