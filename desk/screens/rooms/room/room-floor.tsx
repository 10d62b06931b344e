import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { allows } from '../../../../api/people/contract/permissions';
import type { OpenRoom } from '../../../../api/rooms/contract/room';
import { call, CallFault } from '../../../app/line/call';
import { useChange, useMe } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { Floor } from '../../../app/shell/floor';
import { useLanguage } from '../../../app/words';
import { FLOOR_ACTS, FLOOR_LINKS, NOT_WIDE, STATE } from '../../../theme/editor/layout';
import { openedWords, ROOM_BULBS, stateWords } from '../room-words';
import { useMakeRoom } from '../use-make-room';
import { GivenLink } from './given-link';
import type { RoomCode } from './room-code';
import { RoomDialogs, type Asked } from './room-dialogs';
import { useRoom, useRoomField } from './room-session';

const PROLONGED_MS = 30 * 24 * 60 * 60 * 1000;

/** State on the left; on the right what ends a room, and the link that opens it. */
export function RoomFloor({ code }: { code: RoomCode }) {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const { may } = useMe();
  const { room, latest, take, flush } = useRoom();
  const { change: setUntil } = useRoomField<string>('valid_until');
  const [asked, setAsked] = useState<Asked>();
  const [isMore, setIsMore] = useState(false);
  const [link, setLink] = useState<string>();
  const close = () => setAsked(undefined);
  const give = useChange(
    async () => {
      // What was typed last is what the client reads first, and is asked for.
      await flush();
      if (code.typed !== undefined) await code.set(code.typed);
      return call('POST /rooms/:id/link', { params: { id: room.id } });
    },
    ({ url, room: next }) => {
      take(next);
      close();
      setLink(url);
    },
  );
  const withdraw = useChange(
    () => call('POST /rooms/:id/withdraw', { params: { id: room.id } }),
    (next) => {
      take(next);
      close();
    },
  );
  const remove = useChange(
    () => call('DELETE /rooms/:id', { params: { id: room.id } }),
    async () => {
      await navigate({ to: '/rooms' });
      void forgetBelow('/rooms');
    },
  );
  const onChanges = (what: 'show' | 'discard') => async () => {
    // What was typed last is shown as well.
    await flush();
    return call(`POST /rooms/:id/changes/${what}`, {
      params: { id: room.id },
      body: { number: latest().number },
    });
  };
  const shown = (next: OpenRoom): void => {
    take(next);
    close();
    void forgetBelow('/today');
  };
  const show = useChange(onChanges('show'), shown);
  const discard = useChange(onChanges('discard'), shown);
  const copy = useMakeRoom();
  const canGive = allows(may, 'publish');
  const { state } = room;
  return (
    <Floor
      keepsWriting
      actions={
        <div sx={FLOOR_ACTS}>
          {!code.isGood && <span data-small>{say('room.codeFirst')}</span>}
          <FaultText error={(asked ? null : (give.error ?? show.error)) ?? copy.error} />
          <span sx={NOT_WIDE}>
            <Button look="link" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
              {say('editor.more')}
            </Button>
          </span>
          <span data-more={isMore} sx={FLOOR_LINKS}>
            <Button look="link" isBusy={copy.isPending} onClick={() => copy.mutate({ copyOf: room.id })}>
              {say('room.copy')}
            </Button>
            {canGive && room.waits && (
              <Button look="link" onClick={() => setAsked('discardChanges')}>
                {say('room.discardChanges')}
              </Button>
            )}
            {canGive && (
              <Button look="link" onClick={() => setAsked('delete')}>
                {say('room.delete')}
              </Button>
            )}
            {canGive && (state === 'open' || state === 'ended') && (
              <>
                <Button look="link" onClick={() => setAsked('withdraw')}>
                  {say('room.withdraw')}
                </Button>
                <Button look="link" onClick={() => setAsked('newLink')}>
                  {say('room.newLink')}
                </Button>
              </>
            )}
          </span>
          {!canGive && <Button disabled>{say('room.mayNot')}</Button>}
          {canGive && (state === 'prepared' || state === 'withdrawn') && (
            <Button isBusy={give.isPending} disabled={!code.isGood} onClick={() => give.mutate()}>
              {say(state === 'prepared' ? 'room.makeLink' : 'room.openAgain')}
            </Button>
          )}
          {canGive && room.waits && (
            <Button isBusy={show.isPending} onClick={() => show.mutate()}>
              {say('room.showChanges')}
            </Button>
          )}
          {canGive && !room.waits && state === 'ended' && (
            <Button onClick={() => setUntil(new Date(Date.now() + PROLONGED_MS).toISOString())}>
              {say('room.prolong')}
            </Button>
          )}
        </div>
      }
    >
      <RoomState />
      <RoomDialogs
        {...{ asked }}
        changedBy={room.waits?.by ?? []}
        onClose={close}
        acts={{
          withdraw: { isBusy: withdraw.isPending, error: withdraw.error, act: () => withdraw.mutate() },
          newLink: { isBusy: give.isPending, error: give.error, act: () => give.mutate() },
          discardChanges: { isBusy: discard.isPending, error: discard.error, act: () => discard.mutate() },
          delete: { isBusy: remove.isPending, error: remove.error, act: () => remove.mutate() },
        }}
      />
      {link !== undefined && <GivenLink url={link} code={code.kept} onClose={() => setLink(undefined)} />}
    </Floor>
  );
}

function RoomState() {
  const language = useLanguage();
  const { say, at, names } = language;
  const { may } = useMe();
  const { room, unsent, unsavable, fault } = useRoom();
  const { value: until } = useRoomField<string>('valid_until');
  if (fault !== undefined && unsent.length > 0)
    return (
      <span sx={STATE}>
        <State is="refused">{say('editor.safeHere')}</State>
        {fault instanceof CallFault && fault.fault !== 'offline' && (
          <span data-small>{say(`fault.${fault.fault}`, { name: fault.by })}</span>
        )}
      </span>
    );
  // What the client sees is not what stands here.
  if (unsavable[0])
    return (
      <span sx={STATE}>
        <State is="refused">{say('unsaved.refused', { count: unsavable.length })}</State>
        <span data-small>
          {say(unsavable[0].fault === 'tooLarge' ? 'unsaved.tooLarge' : 'unsaved.invalid')}
        </span>
      </span>
    );
  const opened = openedWords(room, language);
  const isGiven = room.state === 'open' || room.state === 'ended';
  return (
    <span sx={STATE}>
      <State is={ROOM_BULBS[room.state]}>{stateWords(room, shownUntil(room, until), language)}</State>
      {room.waits && <State is="changed">{say('room.waits', { names: names(room.waits.by) })}</State>}
      {isGiven && !room.waits && !allows(may, 'publish') && <span data-small>{say('room.wouldWait')}</span>}
      <span data-small>
        {[opened, unsent.length > 0 ? say('room.saving') : say('room.saved', { time: at(room.changedAt) })]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
}

/** Until when its client comes in. */
const shownUntil = ({ waiting }: OpenRoom, until: string | null): string =>
  String(waiting.find(({ path }) => path === 'valid_until')?.was ?? until ?? '');
