import { Link } from '@tanstack/react-router';
import type { RoomLine } from '../../../../api/rooms/contract/room-calls';
import { Thumb } from '../../../app/lists/thumb';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { ROOM_LINES, ROOM_ROW } from '../../../theme/rooms';
import { openedWords, piecesWords, ROOM_BULBS, stateWords } from '../room-words';

/** A room of the list: for whom, whether it is open, and what came of it. */
export function RoomRow({ line, tabIndex }: { line: RoomLine; tabIndex: 0 | -1 }) {
  const language = useLanguage();
  const { say } = language;
  const { id, title, client, locale, state, validUntil, picture, answers, newAnswers } = line;
  const opened = openedWords(line, language);
  return (
    <Link to="/rooms/$id" params={{ id: String(id) }} data-row={id} tabIndex={tabIndex} sx={ROOM_ROW}>
      <span>{picture && <Thumb of={picture} />}</span>
      <span sx={ROOM_LINES}>
        <b lang={title ? locale : undefined}>{title || say('rooms.untitled')}</b>
        {client && <bdi>{say('rooms.for', { client })}</bdi>}
        <span>{piecesWords(line, language)}</span>
      </span>
      <span>
        <State is={ROOM_BULBS[state]}>{stateWords(line, validUntil, language)}</State>
        {line.waits && <State is="changed">{say('rooms.waits')}</State>}
      </span>
      <span sx={ROOM_LINES}>
        {opened && <span>{opened}</span>}
        {answers > 0 && (
          <span>
            {newAnswers > 0
              ? say('rooms.newAnswers', { count: newAnswers })
              : say('rooms.answers', { count: answers })}
          </span>
        )}
      </span>
    </Link>
  );
}
