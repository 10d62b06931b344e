import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { languageName } from '../../../../api/desk/contract/languages';
import { useAnswer } from '../../../app/data';
import { useLetters } from '../../../app/letters/letter-keys';
import { useWayBack } from '../../../app/letters/use-way-back';
import { Button } from '../../../app/parts/button';
import { Choices } from '../../../app/parts/choices';
import { FaultText } from '../../../app/parts/fault-text';
import { useTitle } from '../../../app/shell/use-title';
import { useSay } from '../../../app/words';
import type { OpenRoom } from '../../../../api/rooms/contract/room';
import { SMALL } from '../../../theme/editor/fields';
import { CRUMB } from '../../../theme/editor/layout';
import { BESIDE_ROOM, ROOM, ROOM_PART, TWO_FIELDS } from '../../../theme/rooms';
import { Tabs } from '../../editor/tabs';
import { usePreview } from '../../editor/preview/use-preview';
import { LookedAt } from './looked-at';
import { RoomPieces } from './pieces/room-pieces';
import { useRoomCode } from './room-code';
import { RoomDoor } from './room-door';
import { RoomEmailField, RoomLineField, RoomTextField } from './room-fields';
import { RoomFloor } from './room-floor';
import { RoomPictures } from './room-pictures';
import { RoomPreview } from './room-preview';
import { WaitingChanges } from './waiting-changes';
import { RoomProvider, useRoomField, useRoomSession } from './room-session';

export function Room() {
  const { id } = useParams({ from: '/desk/rooms/$id' });
  const { data: room, error } = useAnswer('/rooms/:id', { params: { id: Number(id) } });
  if (!room) return <FaultText error={error} />;
  return <Opened key={id} room={room} />;
}

function Opened({ room }: { room: OpenRoom }) {
  const session = useRoomSession(room);
  return (
    <RoomProvider value={session}>
      <Written />
    </RoomProvider>
  );
}

/** A room with all that is written in it, its page beside it, and the floor that gives out its link. */
function Written() {
  const say = useSay();
  const code = useRoomCode();
  const preview = usePreview();
  const navigate = useNavigate();
  useWayBack(() => void navigate({ to: '/rooms' }));
  const [isSeeing, setIsSeeing] = useState(false);
  const { unknown } = useSearch({ from: '/desk/rooms/$id' });
  useLetters([
    { letter: 'p', word: 'keys.preview', act: preview.toggle },
    { letter: 'e', word: 'keys.previewLight', act: preview.turnLight },
  ]);
  return (
    <>
      <div data-preview={preview.isOpen} data-seeing={isSeeing} sx={ROOM}>
        <div data-written>
          <Tabs isSeeing={isSeeing} onSee={setIsSeeing} />
          <Link to="/rooms" sx={CRUMB}>
            {say('room.back')}
          </Link>
          {unknown && <p role="alert">{say('rooms.unknown', { names: unknown })}</p>}
          <WaitingChanges />
          <Head />
          <RoomPieces />
          <Ending />
          <RoomDoor code={code} />
        </div>
        <aside sx={BESIDE_ROOM}>
          {!preview.isOpen && (
            <p>
              <Button look="link" onClick={preview.toggle}>
                {say('preview.open')}
              </Button>
            </p>
          )}
          <LookedAt />
        </aside>
        <RoomPreview preview={preview} isShown={preview.isOpen || isSeeing} />
      </div>
      <RoomFloor code={code} />
    </>
  );
}

function Head() {
  const say = useSay();
  const { value, change } = useRoomField<LocaleCode>('locale');
  const { value: title } = useRoomField<string>('title');
  const locale = value ?? 'en';
  useTitle(title ?? say('rooms.untitled'));
  return (
    <section aria-label={say('room.letter')} sx={ROOM_PART}>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{title ?? say('rooms.untitled')}</h1>
      <RoomLineField
        path="title"
        label={say('room.title')}
        note={say('room.titleEmpty')}
        isTitle
        {...{ locale }}
      />
      <div sx={TWO_FIELDS}>
        <RoomLineField path="client" label={say('room.client')} {...{ locale }} />
        <RoomEmailField />
      </div>
      <div>
        <p sx={SMALL}>{say('room.language')}</p>
        <Choices
          label={say('room.language')}
          value={locale}
          of={LOCALE_CODES.map((value) => ({ value, word: languageName(value), lang: value }))}
          onChoose={change}
        />
      </div>
      <RoomTextField path="letter" label={say('room.letter')} {...{ locale }} />
    </section>
  );
}

/** What stands behind the pieces. */
function Ending() {
  const say = useSay();
  const { value } = useRoomField<LocaleCode>('locale');
  return (
    <section aria-label={say('room.conditions')} sx={ROOM_PART}>
      <RoomPictures piece={null} />
      <RoomTextField
        path="conditions"
        label={say('room.conditions')}
        note={say('room.conditionsWhy')}
        locale={value ?? 'en'}
      />
    </section>
  );
}
