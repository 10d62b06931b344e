import { useState } from 'react';
import { call } from '../../../app/line/call';
import { useChange } from '../../../app/data';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Field } from '../../../app/parts/field';
import { Said } from '../../../app/parts/said';
import { useSay } from '../../../app/words';
import type { OpenRoom } from '../../../../api/rooms/contract/room';
import { ACTS_IN_LINE } from '../../../theme/rooms';
import { useRoom } from './room-session';

const CODE = /^ *([A-Za-z0-9][ -]*){6,24}$/;

export interface RoomCode {
  room: OpenRoom;
  /** Written, and not kept yet. */
  typed: string | undefined;
  type: (code: string | undefined) => void;
  /** What was kept since the room was opened here; it is not told again. */
  kept: string | undefined;
  isGood: boolean;
  isBusy: boolean;
  error: unknown;
  /** @param code null: whoever has the link comes in */
  set: (code: string | null) => Promise<unknown>;
}

/** Of the room that is open; made beside the link, which keeps what is still being written. */
export function useRoomCode(): RoomCode {
  const { room, take } = useRoom();
  const [typed, type] = useState<string>();
  const [kept, setKept] = useState<string>();
  const change = useChange(
    (code: string | null) => call('PUT /rooms/:id/code', { params: { id: room.id }, body: { code } }),
    (next, code) => {
      take(next);
      setKept(code ?? undefined);
      type(undefined);
    },
  );
  return {
    ...{ room, typed, type, kept },
    isGood: typed === undefined || CODE.test(typed),
    isBusy: change.isPending,
    error: change.error,
    set: (code) => change.mutateAsync(code && code.trim()),
  };
}

export function Code({ code }: { code: RoomCode }) {
  const say = useSay();
  const { room, typed, type, kept, isGood } = code;
  const set = (next: string | null) => void code.set(next).catch(() => undefined);
  return (
    <div role="group" aria-label={say('room.code')}>
      {typed === undefined && <p>{say(room.hasCode ? 'room.codeSet' : 'room.codeNone')}</p>}
      <Said>{kept !== undefined && room.hasCode && say('room.codeKept', { code: kept })}</Said>
      {typed === undefined ? (
        <div sx={ACTS_IN_LINE}>
          <Button look="link" onClick={() => type(newCode())}>
            {say(room.hasCode ? 'room.codeChange' : 'room.codeChoose')}
          </Button>
          {room.hasCode && (
            <Button look="link" isBusy={code.isBusy} onClick={() => set(null)}>
              {say('room.codeRemove')}
            </Button>
          )}
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isGood) set(typed);
          }}
        >
          <Field
            label={say('room.codeNew')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            note={typed !== '' && !isGood ? say('room.codeWrong') : undefined}
          />
          <div sx={ACTS_IN_LINE}>
            <Button type="submit" isBusy={code.isBusy} disabled={!isGood}>
              {say('room.codeKeep')}
            </Button>
            <Button look="link" onClick={() => type(undefined)}>
              {say('cancel')}
            </Button>
          </div>
        </form>
      )}
      <FaultText error={code.error} />
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
