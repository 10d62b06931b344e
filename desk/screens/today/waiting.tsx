import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import type { Missing, Today } from '../../contract/today';
import { ItemName } from '../../app/parts/item-name';
import { useLanguage } from '../../app/words';
import { COLUMNS } from '../../theme/measures';
import { Line } from './line';
import { RoomLines } from './room-lines';

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

export function Waiting({ today: { messages, mails, missing, rooms } }: { today: Today }) {
  const { say, time } = useLanguage();
  const hasRooms = rooms.answers > 0 || rooms.unopened.length > 0;
  if (messages.count === 0 && !mails && missing.length === 0 && !hasRooms)
    return <p sx={{ variant: 'text.muted', mt: 5 }}>{say('today.nothing')}</p>;
  return (
    <ul sx={listStyles}>
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
          {say(messages.about ? 'today.lastAbout' : 'today.lastAt', { time: time(messages.lastAt) })}{' '}
          {messages.about && <ItemName item={messages.about} />}
        </Line>
      )}
      <RoomLines rooms={rooms} />
      {mails && (
        <Line item={null} words={say('today.mails', { count: mails.waiting + mails.givenUp })}>
          {mails.isServerSet
            ? say('today.mailsReason', { time: time(mails.since ?? ''), reason: mails.reason ?? '' })
            : say('today.mailsNoServer')}
        </Line>
      )}
      {missing.map((one) => (
        <Gap key={one.gap} {...one} />
      ))}
    </ul>
  );
}

function Gap({ gap, count, items }: Missing) {
  const { say } = useLanguage();
  const shelf = COLLECTIONS.find((one) => items[0]?.file.startsWith(`${one}/`));
  return (
    <Line
      item={items[0] ?? null}
      words={say(`gap.${gap}`, { count })}
      way={
        shelf && (
          <Link to={`/${shelf}`} search={{ gap }} sx={{ variant: 'links.underlined' }}>
            {say('today.gapAll')}
          </Link>
        )
      }
    >
      {items.map((item, index) => (
        <span key={item.file}>
          {index > 0 && ', '}
          <ItemName item={item} />
          {!item.url && ` (${item.file})`}
        </span>
      ))}
      {count > items.length && `, ${say('today.andMore', { count: count - items.length })}`}
    </Line>
  );
}
