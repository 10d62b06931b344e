import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RoomLine } from '../../../../api/rooms/contract/room-calls';
import { Thumb } from '../../../app/lists/thumb';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import type { Column } from '../../../collection-list/columns';
import { ROOM_LINES } from '../../../theme/rooms';
import { openedWords, piecesWords, ROOM_BULBS, stateWords } from '../room-words';

/** Of each room: for whom it is, whether it is open, and what came of it. */
export function useRoomColumns(): readonly Column<RoomLine>[] {
  const language = useLanguage();
  const { say } = language;
  return useMemo(
    () => [
      { id: 'picture', head: undefined, cell: ({ picture }) => picture && <Thumb of={picture} /> },
      {
        ...{ id: 'title', head: undefined, isRowHeader: true },
        cell: (line) => (
          <span sx={ROOM_LINES}>
            <b lang={line.title ? line.locale : undefined}>
              <Link to="/rooms/$id" params={{ id: String(line.id) }} tabIndex={-1}>
                {line.title || say('rooms.untitled')}
              </Link>
            </b>
            {line.client && <bdi>{say('rooms.for', { client: line.client })}</bdi>}
            <span>{piecesWords(line, language)}</span>
          </span>
        ),
      },
      {
        ...{ id: 'state', head: undefined },
        cell: (line) => (
          <>
            <State is={ROOM_BULBS[line.state]}>{stateWords(line, line.validUntil, language)}</State>
            {line.waits && <State is="changed">{say('rooms.waits')}</State>}
          </>
        ),
      },
      {
        ...{ id: 'outcome', head: undefined },
        cell: (line) => {
          const opened = openedWords(line, language);
          const { answers, newAnswers } = line;
          return (
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
          );
        },
      },
    ],
    [language, say],
  );
}
