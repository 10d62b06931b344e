import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../app/words';
import type { Today } from '../../../api/desk/contract/today';
import { Line } from './line';

/** Who asked this week to be told of something: no message says so. */
export function VisitorLines({ today }: { today: Pick<Today, 'wishes' | 'subscribers'> }) {
  const { say, at } = useLanguage();
  return (['wishes', 'subscribers'] as const).map((place) => {
    const { count, lastAt } = today[place];
    return (
      lastAt && (
        <Line
          key={place}
          item={null}
          words={say(`today.${place}`, { count })}
          way={
            <Link to={`/${place}`} sx={{ variant: 'links.underlined' }}>
              {say('items.look')}
            </Link>
          }
        >
          {say('today.lastAt', { time: at(lastAt) })}
        </Line>
      )
    );
  });
}
