import { useState } from 'react';
import { allows } from '../../../../api/people/contract/permissions';
import { useMe } from '../../../app/data';
import { momentOf, parisTime } from '../../../app/paris-time';
import { Day } from '../../../app/parts/times/times';
import { useSay } from '../../../app/words';
import { RADIOS } from '../../../theme/editor/fields';
import { ROOM_PART } from '../../../theme/rooms';
import { Code, type RoomCode } from './room-code';
import { useRoomField } from './room-session';

const EVENING = '23:59';

/** Until when the room is open, whether a code is asked for, and whether openings are counted. */
export function RoomDoor({ code }: { code: RoomCode }) {
  const say = useSay();
  const { may } = useMe();
  const { value: until, change: setUntil } = useRoomField<string>('valid_until');
  const { value: isCounted, change: setCounted } = useRoomField<boolean>('is_counted');
  const [opened] = useState(() => Date.now());
  const end = new Date(until ?? opened);
  return (
    <section aria-labelledby="room-door" sx={ROOM_PART}>
      <h2 id="room-door">{say('room.door')}</h2>
      <div sx={{ maxWidth: 'aside' }}>
        <Day
          label={say('room.until')}
          value={parisTime(end).day}
          onChange={(day) => {
            const moment = momentOf(day, EVENING);
            if (moment) setUntil(moment.toISOString());
          }}
        />
      </div>
      {end.getTime() <= opened && <p sx={{ variant: 'text.fault' }}>{say('room.untilOver')}</p>}
      {allows(may, 'publish') && <Code code={code} />}
      <div>
        <span sx={RADIOS}>
          <label>
            <input
              type="checkbox"
              checked={isCounted !== false}
              onChange={({ target }) => setCounted(target.checked)}
            />
            {say('room.counted')}
          </label>
        </span>
        <p sx={{ variant: 'text.note', color: 'muted' }}>{say('room.countedWhy')}</p>
      </div>
    </section>
  );
}
