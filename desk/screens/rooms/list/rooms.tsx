import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RoomLine, RoomList } from '../../../../api/rooms/contract/room-calls';
import { useLetters } from '../../../app/letters/letter-keys';
import { Finder } from '../../../app/lists/finder';
import { usePages } from '../../../app/lists/use-pages';
import { useMe } from '../../../app/data';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Keys } from '../../../app/parts/keys';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { CollectionList } from '../../../collection-list/collection-list';
import { useCurrentRow } from '../../../collection-list/current-row';
import { ROOM_LAYOUT } from '../../../theme/collection-list';
import { ANY_WINDOW } from '../../../theme/measures';
import { ONLY_WIDE } from '../../../theme/shelf/shelf-hand';
import { TYPES } from '../../../theme/shelves';
import { NewRoom } from './new-room';
import { useRoomColumns } from './room-columns';

const LISTS: readonly RoomList[] = ['current', 'past'];

const idOf = ({ id }: RoomLine): string => String(id);

/** What was shown to whom, and what came of it. */
export function Rooms() {
  const say = useSay();
  const navigate = useNavigate();
  const { letterKeys } = useMe();
  const { list = 'current', q = '', make } = useSearch({ from: '/desk/rooms' });
  const { pages, first, lines } = usePages('/rooms', {
    query: q ? { q } : { list: list === 'past' ? list : undefined },
  });
  const ids = useMemo(() => lines.map(idOf), [lines]);
  const open = (id: string): void => void navigate({ to: '/rooms/$id', params: { id } });
  const at = useCurrentRow(ids, `${list} ${q}`, open, ANY_WINDOW);
  const columns = useRoomColumns();
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
      {lines.length > 0 && (
        <div sx={{ mt: 3 }}>
          <CollectionList
            label={say('nav.rooms')}
            rows={lines}
            {...{ idOf, columns, at, pages }}
            layout={ROOM_LAYOUT}
            count={q ? undefined : first?.counts[list]}
          />
        </div>
      )}
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
