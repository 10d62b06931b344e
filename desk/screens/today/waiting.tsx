import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import type { Waiting as NotPublic } from '../../../api/content/contract/waiting-items';
import type { Missed, Missing, Today } from '../../../api/desk/contract/today';
import { useMe } from '../../app/data';
import { textIn } from '../../app/items/title';
import { useLost } from '../../editing/lost';
import type { OfPlace } from '../../editing/unsent';
import { editorOf } from '../../app/items/editor-of';
import { ItemName, ItemToWrite } from '../../app/items/item-name';
import { useLanguage } from '../../app/words';
import { COLUMNS } from '../../theme/measures';
import { addressOf } from './address-of';
import { ClockLine, HeldLines } from './held-lines';
import { Line } from './line';
import { NewsLines } from './news-lines';
import { OffLines } from './off-lines';
import { RoomLines } from './room-lines';
import { VisitorLines } from './visitor-lines';

const listStyles: ThemeUICSSObject = {
  mt: 4,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: COLUMNS.waiting,
    columnGap: 3,
    alignItems: 'center',
    minHeight: 'shelf',
    borderBottom: 'rule',
  },
  '& > li > span:first-of-type': { alignSelf: 'end', pt: 1 },
  '& > li > div': { py: 2 },
};

interface WaitingProps {
  today: Today;
  off: NotPublic['off'];
}

export function Waiting({ today, off }: WaitingProps) {
  const { messages, wishes, subscribers, mails, missing, missed, held, clock, rooms, news, newsEnds } = today;
  const { say, at, since } = useLanguage();
  const lost = useLost(useMe().id);
  const hasRooms = rooms.answers + rooms.unopened.length + rooms.waiting.length > 0;
  const has = [...missing, ...missed, ...held, ...lost, ...news, ...newsEnds, ...off].length > 0;
  const fromVisitors = messages.count + wishes.count + subscribers.count;
  if (fromVisitors === 0 && !clock && !mails && !hasRooms && !has)
    return <p sx={{ variant: 'text.muted', mt: 5 }}>{say('today.nothing')}</p>;
  return (
    <ul sx={listStyles}>
      {lost.map((one) => (
        <NotSaved key={`${one.shelf} ${one.id}`} {...one} />
      ))}
      {clock && <ClockLine clock={clock} />}
      {missed.map((one) => (
        <NotInTime key={`${one.shelf} ${one.id}`} {...one} />
      ))}
      <HeldLines held={held} />
      {messages.count > 0 && messages.lastAt && (
        <Line
          item={messages.about}
          words={say('today.messages', { count: messages.count })}
          way={
            <Link to="/messages" sx={{ variant: 'links.underlined' }}>
              {say('today.read')}
            </Link>
          }
        >
          {say(messages.about ? 'today.lastAbout' : 'today.lastAt', { time: at(messages.lastAt) })}{' '}
          {messages.about && <ItemName item={messages.about} />}
        </Line>
      )}
      <VisitorLines today={today} />
      <RoomLines rooms={rooms} />
      {mails && (
        <Line item={null} words={say('today.mails', { count: mails.waiting + mails.givenUp })}>
          {mails.isServerSet
            ? say('today.mailsReason', { time: since(mails.since ?? ''), reason: mails.reason ?? '' })
            : say('today.mailsNoServer')}
        </Line>
      )}
      <NewsLines {...{ news, newsEnds }} />
      <OffLines off={off} />
      {missing.map((one) => (
        <Gap key={one.gap} {...one} />
      ))}
    </ul>
  );
}

function NotSaved({ shelf, id }: OfPlace) {
  const { say } = useLanguage();
  return (
    <Line
      item={null}
      words={say('unsaved.today', {
        title: shelf === 'rooms' ? `${say('nav.rooms')} ${id}` : id.replaceAll('-', ' '),
      })}
      way={
        <Link to={addressOf(shelf, id)} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      }
    >
      {say('unsaved.todayText')}
    </Line>
  );
}

function NotInTime({ shelf, id, title, act, at, by, why }: Missed) {
  const { say, locale, due } = useLanguage();
  const name = textIn(title, locale).text || say('items.untitled');
  return (
    <Line
      item={null}
      words={say(`missed.${act}`, { title: name })}
      way={
        <Link to={addressOf(shelf, id)} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      }
    >
      {say(`missed.${why}`)} {say('missed.set', { name: by, time: due(at) })}
    </Line>
  );
}

function Gap({ gap, count, items }: Missing) {
  const { say } = useLanguage();
  const shelf = COLLECTIONS.find((one) => items[0]?.file.startsWith(`${one}/`));
  const only = items[0]?.file.replace(/^.*\/|\.yaml$/g, '');
  return (
    <Line
      item={items[0] ?? null}
      words={say(`gap.${gap}`, { count })}
      way={
        shelf && (
          // A list of one would be a step on the way.
          <Link
            {...(count === 1 && only ? editorOf(shelf, only) : { to: `/${shelf}`, search: { gap } })}
            sx={{ variant: 'links.underlined' }}
          >
            {say('today.gapAll', { count })}
          </Link>
        )
      }
    >
      {items.map((item, index) => (
        <span key={item.file}>
          {index > 0 && ', '}
          <ItemToWrite item={item} />
        </span>
      ))}
      {count > items.length && `, ${say('today.andMore', { count: count - items.length })}`}
    </Line>
  );
}
