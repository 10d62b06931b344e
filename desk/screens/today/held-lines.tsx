import { Link } from '@tanstack/react-router';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import type { Today } from '../../contract/today';
import { addressOf } from './address-of';
import { Line } from './line';

/** What will not become public at its time, while there is time to confirm it. */
export function HeldLines({ held }: Pick<Today, 'held'>) {
  const { say, locale, due } = useLanguage();
  return held.map(({ shelf, id, title, at, heldBy }) => (
    <Line
      key={`${shelf} ${id}`}
      item={null}
      words={say('today.held', {
        title: textIn(title, locale).text || say('items.untitled'),
        time: due(at),
      })}
      way={
        <Link to={addressOf(shelf, id)} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      }
    >
      {say('today.heldText', { name: heldBy })}
    </Line>
  ));
}
