import { Link } from '@tanstack/react-router';
import type { Today } from '../../../api/desk/contract/today';
import { useLanguage } from '../../app/words';
import { Line } from './line';

/** Rooms that nobody has opened, whose changes wait, and answers that nobody has answered. */
export function RoomLines({ rooms: { unopened, waiting, answers } }: Pick<Today, 'rooms'>) {
  const { say, since: sinceWhen, names } = useLanguage();
  const [first] = unopened;
  const [waits] = waiting;
  return (
    <>
      {answers > 0 && (
        <Line
          item={null}
          words={say('today.roomAnswers', { count: answers })}
          way={
            <Link to="/messages" sx={{ variant: 'links.underlined' }}>
              {say('today.read')}
            </Link>
          }
        >
          {say('today.roomAnswersText')}
        </Line>
      )}
      {waits && (
        <Line
          item={null}
          words={say('today.roomsWait', { count: waiting.length })}
          way={
            <Link
              to={waiting.length === 1 ? '/rooms/$id' : '/rooms'}
              params={{ id: String(waits.id) }}
              sx={{ variant: 'links.underlined' }}
            >
              {say('today.toRoom')}
            </Link>
          }
        >
          {waiting.map(({ id, title, client, by }) => (
            <span key={id} sx={{ display: 'block' }}>
              {say('today.roomWaits', {
                title: [title || say('rooms.untitled'), client].filter(Boolean).join(', '),
                names: names(by),
              })}
            </span>
          ))}
        </Line>
      )}
      {first && (
        <Line
          item={null}
          words={say('today.unopenedRooms', { count: unopened.length })}
          way={
            <Link
              to={unopened.length === 1 ? '/rooms/$id' : '/rooms'}
              params={{ id: String(first.id) }}
              sx={{ variant: 'links.underlined' }}
            >
              {say('today.toRoom')}
            </Link>
          }
        >
          {unopened.map(({ id, title, client, since }) => (
            <span key={id} sx={{ display: 'block' }}>
              {say('today.unopenedSince', {
                title: [title || say('rooms.untitled'), client].filter(Boolean).join(', '),
                time: sinceWhen(since),
              })}
            </span>
          ))}
        </Line>
      )}
    </>
  );
}
