import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMe } from '../../app/data';
import { Said } from '../../app/parts/said';
import { useSay } from '../../app/words';
import { allows } from '../../../api/people/contract/permissions';
import { useEditState } from '../../editing/editor-context';
import { SMALL } from '../../theme/editor/fields';

/** The room that one went to, by the place in the browser's history, so that Back leads to its link. */
let left: { place: string; room: string } | undefined;

/** That clients see the item in rooms before it is public, and whether they see what is changed; a line for each room. */
export function InRooms() {
  const say = useSay();
  const { may } = useMe();
  const { rooms = [] } = useEditState().item;
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left?.place !== place || document.activeElement !== document.body) return;
    lines.current?.querySelector<HTMLElement>(`[data-room="${left.room}"] > a`)?.focus();
    left = undefined;
  }, [place]);
  return (
    <div ref={lines}>
      <Said sx={SMALL}>
        {rooms.map(({ id, title, has }) => (
          <span
            key={id}
            data-room={id}
            sx={{ display: 'block', py: 1, '& a': { variant: 'links.underlined' } }}
          >
            {say(`editor.room.${has === 'shows' && !allows(may, 'publish') ? 'holds' : has}`)}{' '}
            <Link
              to="/rooms/$id"
              params={{ id: String(id) }}
              onClick={() => {
                left = { place, room: String(id) };
              }}
            >
              {title || say('rooms.untitled')}
            </Link>
          </span>
        ))}
      </Said>
    </div>
  );
}
