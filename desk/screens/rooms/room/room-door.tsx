import { useState } from 'react';
import { allows } from '../../../contract/permissions';
import type { OpenRoom } from '../../../contract/rooms/room';
import { call } from '../../../app/line/call';
import { useChange, useMe } from '../../../app/data';
import { momentOf, parisTime } from '../../../app/paris-time';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Field } from '../../../app/parts/field';
import { Day } from '../../../app/parts/times/times';
import { useSay } from '../../../app/words';
import { RADIOS } from '../../../theme/editor/fields';
import { ACTS_IN_LINE, ROOM_PART } from '../../../theme/rooms';
import { pathOfRoom, useRoom, useRoomField } from './room-session';

const EVENING = '23:59';
const CODE = /^ *([A-Za-z0-9][ -]*){6,24}$/;

/** Until when the room is open, whether a code is asked for, and whether openings are counted. */
export function RoomDoor() {
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
      {allows(may, 'publish') && <Code />}
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

function Code() {
  const say = useSay();
  const { room, take } = useRoom();
  const [typed, setTyped] = useState<string>();
  const [kept, setKept] = useState<string>();
  const set = useChange(
    (code: string | null) => call<OpenRoom>('PUT', `${pathOfRoom(room.id)}/code`, { code }),
    (next, code) => {
      take(next);
      setKept(code ?? undefined);
      setTyped(undefined);
    },
  );
  const isOdd = typed !== undefined && typed !== '' && !CODE.test(typed);
  return (
    <div role="group" aria-label={say('room.code')}>
      {typed === undefined && <p>{say(room.hasCode ? 'room.codeSet' : 'room.codeNone')}</p>}
      {kept !== undefined && room.hasCode && <p role="status">{say('room.codeKept', { code: kept })}</p>}
      {typed === undefined ? (
        <div sx={ACTS_IN_LINE}>
          <Button look="link" onClick={() => setTyped(newCode())}>
            {say(room.hasCode ? 'room.codeChange' : 'room.codeChoose')}
          </Button>
          {room.hasCode && (
            <Button look="link" isBusy={set.isPending} onClick={() => set.mutate(null)}>
              {say('room.codeRemove')}
            </Button>
          )}
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (CODE.test(typed)) set.mutate(typed.trim());
          }}
        >
          <Field
            label={say('room.codeNew')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            note={isOdd ? say('room.codeWrong') : undefined}
          />
          <div sx={ACTS_IN_LINE}>
            <Button type="submit" isBusy={set.isPending} disabled={!CODE.test(typed)}>
              {say('room.codeKeep')}
            </Button>
            <Button look="link" onClick={() => setTyped(undefined)}>
              {say('cancel')}
            </Button>
          </div>
        </form>
      )}
      <FaultText error={set.error} />
    </div>
  );
}

/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Proposed: easily told on the phone, and not easily guessed. */
function newCode(): string {
  const letters = [...crypto.getRandomValues(new Uint32Array(8))].map(
    (number) => LETTERS[number % LETTERS.length],
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
