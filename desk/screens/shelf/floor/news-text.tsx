import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import { Link } from '@tanstack/react-router';
import { editorOf } from '../../../app/items/editor-of';
import { referringName } from '../../../app/items/referring-name';
import { textIn } from '../../../app/items/title';
import { faultWords } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { FLOOR_LINES } from '../../../theme/shelf/shelf-hand';
import type { Referring } from '../../../../api/content/contract/publishing';
import type { Left, News } from '../acts/news';

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
  const { items, became, at, shownIn = [], left = [] } = news;
  const isOff = became === 'withdrawn';
  const isSeen = !isOff && items.every(({ state }) => state !== 'draft' && state !== 'withdrawn');
  return (
    <span sx={FLOOR_LINES}>
      <span>
        <Done {...{ shelf, news }} />
      </span>
      {(isSeen || became === 'public' || became === 'putBack') && (
        <small>{say('items.publicSince', { time: since(at) })}</small>
      )}
      {isOff && <Named saying="items.shownIn" items={shownIn.filter(({ isLink }) => !isLink)} />}
      {isOff && <Named saying="items.linkedIn" items={shownIn.filter(({ isLink }) => isLink)} />}
      {left.map((those) => (
        <LeftOut key={those.because} {...{ shelf, left: those }} />
      ))}
    </span>
  );
}

/** What was done, and to what. */
export function Done({ shelf, news }: { shelf: Collection; news: Extract<News, { is: 'done' }> }) {
  const { say } = useLanguage();
  const [one] = news.items;
  if (one && news.items.length === 1)
    return (
      <>
        <Name {...{ shelf }} item={one} />
        {say(`items.became.${news.became}`)}
      </>
    );
  return (
    <>
      {say(`items.count.${shelf}`, { count: news.items.length })}
      {say(`items.manyBecame.${news.became}`)}
    </>
  );
}

/** The most that are named. */
const NAMED = 3;

interface NamedProps {
  saying: 'items.shownIn' | 'items.linkedIn';
  items: readonly Referring[];
}

/** What showed it, or has links to it, beside its own page. */
function Named({ saying, items }: NamedProps) {
  const language = useLanguage();
  const { say } = language;
  const names = items.map((item) => referringName(language, item));
  const more = names.length - NAMED;
  const said = more > 0 ? [...names.slice(0, NAMED), say('items.andMore', { count: more })] : names;
  if (said.length === 0) return null;
  return <small>{say(saying, { items: said.join('; ') })}</small>;
}

/** What could not be done as the others were, why, and the way to the first of it. */
function LeftOut({ shelf, left: { items, because } }: { shelf: Collection; left: Left }) {
  const { say, locale } = useLanguage();
  const names = items.slice(0, NAMED).map(({ title }) => textIn(title, locale).text || say('items.untitled'));
  const more = items.length - names.length;
  if (more > 0) names.push(say('items.andMore', { count: more }));
  const [first] = items;
  return (
    <small>
      {say(`items.left.${because}`, { items: names.join('; ') })}{' '}
      {first && (
        <Link {...editorOf(shelf, first.id)} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      )}
    </small>
  );
}

export function Name({ shelf, item }: { shelf: Collection; item: ListedItem }) {
  const { say, locale } = useLanguage();
  const { text, lang } = textIn(item.title, locale);
  const name = text || say('items.untitled');
  return shelf === 'works' ? <i lang={lang}>{name}</i> : <span lang={lang}>{name}</span>;
}
