import { Link } from '@tanstack/react-router';
import { useMe } from '../../app/data';
import { Said } from '../../app/parts/said';
import { useSay } from '../../app/words';
import { allows } from '../../contract/permissions';
import { useEditState } from '../../editing/editor-context';
import { SMALL } from '../../theme/editor/fields';

/** That clients see the item in rooms before it is public, and whether they see what is changed; a line for each room. */
export function InRooms() {
  const say = useSay();
  const { may } = useMe();
  const { rooms = [] } = useEditState().item;
  return (
    <Said sx={SMALL}>
      {rooms.map(({ id, title, has }) => (
        <span key={id} sx={{ display: 'block', py: 1, '& a': { variant: 'links.underlined' } }}>
          {say(`editor.room.${has === 'shows' && !allows(may, 'publish') ? 'holds' : has}`)}{' '}
          <Link to="/rooms/$id" params={{ id: String(id) }}>
            {title || say('rooms.untitled')}
          </Link>
        </span>
      ))}
    </Said>
  );
}
