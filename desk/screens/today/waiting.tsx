import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import type { ItemLine } from '../../contract/releases';
import type { Missed, Missing, Today } from '../../contract/today';
import type { OfItem, Shelf } from '../../contract/items/item';
import { useMe } from '../../app/data';
import { textIn } from '../../app/items/title';
import { useLost } from '../../editing/lost';
import { ItemName } from '../../app/items/item-name';
import { Piece } from '../../app/items/piece';
import { useLanguage } from '../../app/words';
import { COLUMNS } from '../../theme/measures';

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

export function Waiting({ today: { messages, mails, missing, missed } }: { today: Today }) {
  const { say, time } = useLanguage();
  const lost = useLost(useMe().id);
  if (messages.count === 0 && !mails && missing.length === 0 && missed.length === 0 && lost.length === 0)
    return <p sx={{ variant: 'text.muted', mt: 5 }}>{say('today.nothing')}</p>;
  return (
    <ul sx={listStyles}>
      {lost.map((one) => (
        <NotSaved key={`${one.shelf} ${one.id}`} {...one} />
      ))}
      {missed.map((one) => (
        <NotInTime key={`${one.shelf} ${one.id}`} {...one} />
      ))}
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

function NotSaved({ shelf, id }: OfItem) {
  const { say } = useLanguage();
  return (
    <Line
      item={null}
      words={say('unsaved.today', { title: id.replaceAll('-', ' ') })}
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

const addressOf = (shelf: Shelf, id: string): '/' => (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as '/';

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

interface LineProps {
  item: ItemLine | null;
  words: string;
  children: ReactNode;
  /** Where it leads; to the item's page unless told. */
  way?: ReactNode;
}

function Line({ item, words, children, way }: LineProps) {
  const { say } = useLanguage();
  return (
    <li>
      <span>
        <Piece picture={item?.picture ?? null} width={64} height={52} />
      </span>
      <div>
        {words}
        <p sx={{ variant: 'text.muted' }}>{children}</p>
      </div>
      {way}
      {!way && item?.url && (
        <a href={item.url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
          {say('today.open')}
        </a>
      )}
    </li>
  );
}
