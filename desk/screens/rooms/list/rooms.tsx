import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RoomList } from '../../../../api/rooms/contract/room-calls';
import { useLetters } from '../../../app/letters/letter-keys';
import { Finder } from '../../../app/lists/finder';
import { useEnd, usePages } from '../../../app/lists/use-pages';
import { useMe } from '../../../app/data';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Keys } from '../../../app/parts/keys';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { useRowKeys } from '../../../collection-list/row-keys';
import { ONLY_WIDE } from '../../../theme/shelf/shelf-hand';
import { OUT_OF_SIGHT, TYPES } from '../../../theme/shelves';
import { NewRoom } from './new-room';
import { RoomRow } from './room-row';

const LISTS: readonly RoomList[] = ['current', 'past'];

/** What was shown to whom, and what came of it. */
export function Rooms() {
  const say = useSay();
  const navigate = useNavigate();
  const { letterKeys } = useMe();
  const { list = 'current', q = '', make } = useSearch({ from: '/desk/rooms' });
  const { pages, first, lines } = usePages('/rooms', {
    query: q ? { q } : { list: list === 'past' ? list : undefined },
  });
  const [current, setCurrent] = useState<string>();
  const keys = useRowKeys({ ids: lines.map(({ id }) => String(id)), current, onMove: setCurrent });
  const end = useEnd(pages);
  const shown = list === 'past' ? { list } : {};
  // In the address, as the palette asks for it here, too.
  const setMaking = (isMaking: boolean) =>
    void navigate({
      to: '/rooms',
      search: { ...shown, ...(q && { q }), ...(isMaking && { make: true as const }) },
      replace: !isMaking,
    });
  useLetters([{ letter: 'n', word: 'keys.newRoom', act: () => setMaking(true) }]);
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.rooms')}</h1>
      <nav aria-label={say('rooms.lists')} sx={TYPES}>
        {LISTS.map((one) => (
          <Link
            key={one}
            to="/rooms"
            search={one === 'current' ? {} : { list: one }}
            activeOptions={{ exact: true }}
            aria-current={!q && one === list ? 'page' : undefined}
            activeProps={{}}
          >
            <span>{say(`rooms.list.${one}`)}</span>
            {first && <sup>{say('visitors.number', { count: first.counts[one] })}</sup>}
          </Link>
        ))}
      </nav>
      <Finder
        label={say('rooms.find')}
        value={q}
        onFind={(words) =>
          void navigate({ to: '/rooms', search: { ...shown, ...(words && { q: words }) }, replace: true })
        }
      />
      <ul aria-label={say('nav.rooms')} onKeyDown={keys.onKeyDown} sx={{ mt: 3, isolation: 'isolate' }}>
        {lines.map((line) => (
          <li key={line.id} sx={OUT_OF_SIGHT}>
            <RoomRow line={line} tabIndex={keys.tabIndexOf(String(line.id))} />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      {first && lines.length === 0 && (
        <p sx={{ variant: 'text.muted' }}>
          {say(q ? 'rooms.noneFound' : `rooms.none.${list}`, { words: q })}
        </p>
      )}
      <FaultText error={pages.error} />
      <Floor
        actions={
          <Button onClick={() => setMaking(true)}>
            {say('rooms.new')}
            {letterKeys && (
              <span sx={ONLY_WIDE}>
                <Keys of="N" />
              </span>
            )}
          </Button>
        }
      >
        {first && say('rooms.count', { count: first.counts.current + first.counts.past })}
      </Floor>
      {make && <NewRoom onClose={() => setMaking(false)} />}
    </>
  );
}
