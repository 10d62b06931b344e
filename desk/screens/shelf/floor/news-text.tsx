import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../contract/items/list';
import { Link } from '@tanstack/react-router';
import { editorOf } from '../../../app/items/editor-of';
import { textIn } from '../../../app/items/title';
import { faultWords } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { FLOOR_LINES } from '../../../theme/shelf/shelf-hand';
import type { News } from '../acts/use-acts';

/** In a sentence; read aloud, as the floor's state is. */
export function NewsText({ shelf, news }: { shelf: Collection; news: News }) {
  const { say, since } = useLanguage();
  if (news.is === 'takenBack') return <>{say('items.takenBack')}</>;
  if (news.is === 'unplaced')
    return (
      <span>
        <Name {...{ shelf }} item={news.item} />
        {say('items.unplaced')}
      </span>
    );
  if (news.is === 'moved')
    return (
      <span sx={FLOOR_LINES}>
        <span>
          <Name {...{ shelf }} item={news.item} />
          {say('items.moved', { from: news.from, to: news.to })}
        </span>
        <small>{say('items.orderIs')}</small>
      </span>
    );
  if (news.is === 'failed')
    return (
      <State is="refused">
        {say('items.notDone')}
        {faultWords(say, news.error)}
      </State>
    );
  if (news.is === 'refused')
    return (
      <State is="refused">
        <span>
          {say('items.refused')}
          <Name {...{ shelf }} item={news.item} />
          {say(`items.refused.${news.because}`)}{' '}
          <Link {...editorOf(shelf, news.item.id)} sx={{ variant: 'links.underlined' }}>
            {say('items.look')}
          </Link>
        </span>
      </State>
    );
  const { items, became, at } = news;
  const [one] = items;
  const isSeen =
    became !== 'withdrawn' && items.every(({ state }) => state !== 'draft' && state !== 'withdrawn');
  return (
    <span sx={FLOOR_LINES}>
      <span>
        {one && items.length === 1 ? (
          <>
            <Name {...{ shelf }} item={one} />
            {say(`items.became.${became}`)}
          </>
        ) : (
          <>
            {say(`items.count.${shelf}`, { count: items.length })}
            {say(`items.manyBecame.${became}`)}
          </>
        )}
      </span>
      {(isSeen || became === 'public') && <small>{say('items.publicSince', { time: since(at) })}</small>}
    </span>
  );
}

function Name({ shelf, item }: { shelf: Collection; item: ListedItem }) {
  const { say, locale } = useLanguage();
  const { text, lang } = textIn(item.title, locale);
  const name = text || say('items.untitled');
  return shelf === 'works' ? <i lang={lang}>{name}</i> : <span lang={lang}>{name}</span>;
}
