import { Link } from '@tanstack/react-router';
import type { Collection } from '../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../api/content/contract/list';
import { editorOf, historyOf } from '../../app/items/editor-of';
import { dateIn, textIn } from '../../app/items/title';
import type { ShelfSearch } from '../../app/lists/shelf-search';
import { Thumb } from '../../app/lists/thumb';
import { Keys } from '../../app/parts/keys';
import { useSteadyBar } from '../../app/shell/use-steady-bar';
import { useLanguage } from '../../app/words';
import { HAND_CAPTION, HAND_HINT, HAND_KEYS, SHELF_HAND } from '../../theme/shelf/shelf-hand';
import { isOnSite } from './acts/shown-in';
import type { Acts } from './acts/use-acts';

interface InHandProps {
  shelf: Collection;
  item: ListedItem;
  search: ShelfSearch;
  /** Undefined for who may not, and where there is nothing to sell. */
  onMark: (() => void) | undefined;
  /** Undefined for what is a draft alone. */
  onDuplicate: (() => void) | undefined;
  /** Undefined for who may not. */
  acts: Acts | undefined;
  hasLetters: boolean;
}

/** The piece of the row that one has gone to, large, with its keys. */
export function InHand({ shelf, item, search, onMark, onDuplicate, acts, hasLetters }: InHandProps) {
  const { say, locale } = useLanguage();
  const steady = useSteadyBar<HTMLDivElement>();
  return (
    <aside aria-label={say('items.inHand')} sx={SHELF_HAND}>
      <div data-large>{item.picture && <Thumb of={item.picture} />}</div>
      <Caption {...{ shelf, item }} />
      <div {...steady} sx={HAND_KEYS}>
        <Link {...editorOf(shelf, item.id, search)}>
          {say('items.edit')} {hasLetters && <Keys of="enter" />}
        </Link>
        {onMark && (
          <button type="button" onClick={onMark}>
            {say(item.availability === 'sold' ? 'items.markAvailable' : 'items.markSold')}{' '}
            {hasLetters && <Keys of={locale === 'fr' ? 'V' : 'S'} />}
          </button>
        )}
        {acts && isOnSite(item) && (
          <button type="button" onClick={() => void (acts.isBusy || acts.withdraw([item]))}>
            {say('items.takeOff')}
          </button>
        )}
        {acts && item.state === 'withdrawn' && (
          <button type="button" onClick={() => void (acts.isBusy || acts.publish([item]))}>
            {say('items.putBack')}
          </button>
        )}
        {item.url && (
          <a href={item.url} target="_blank" rel="noreferrer">
            {say('items.site')} {hasLetters && <Keys of="O" />}
          </a>
        )}
        <Link {...historyOf(shelf, item.id, search)}>
          {say('items.history')} {hasLetters && <Keys of="H" />}
        </Link>
        {onDuplicate && (
          <button type="button" onClick={onDuplicate}>
            {say('acts.duplicate')} {hasLetters && <Keys of="D" />}
          </button>
        )}
      </div>
    </aside>
  );
}

/** While no row is in hand: how one takes one, or several. */
export function NothingInHand() {
  const { say } = useLanguage();
  return (
    <aside aria-label={say('items.inHand')} sx={SHELF_HAND}>
      <p sx={HAND_HINT}>{say('items.howInHand')}</p>
      <p sx={HAND_HINT}>{say('items.howChosen')}</p>
    </aside>
  );
}

/** Who made it, what it is called, when. */
export function Caption({ shelf, item }: { shelf: Collection; item: ListedItem }) {
  const { say, locale } = useLanguage();
  const [title, second] = [item.title, item.second].map((texts) => textIn(texts, locale));
  const date = dateIn(item.date, locale);
  const name = title?.text || say('items.untitled');
  return (
    <p sx={HAND_CAPTION}>
      {second?.text && <b lang={second.lang}>{second.text}</b>}
      <span>
        {shelf === 'works' ? <i lang={title?.lang}>{name}</i> : <b lang={title?.lang}>{name}</b>}
        {date.text && <span lang={date.lang}>, {date.text}</span>}
      </span>
    </p>
  );
}

/** How many pictures of several are shown. */
const SHOWN = 3;

/** Several that are chosen. */
export function SeveralInHand({ shelf, items }: { shelf: Collection; items: readonly ListedItem[] }) {
  const { say } = useLanguage();
  const pictures = items.flatMap(({ id, picture }) => (picture ? { id, picture } : []));
  return (
    <aside aria-label={say('items.inHand')} sx={SHELF_HAND}>
      <div data-several>
        {pictures.slice(0, SHOWN).map(({ id, picture }) => (
          <Thumb key={id} of={picture} />
        ))}
      </div>
      <p sx={HAND_CAPTION}>
        {say('items.chosen', { what: say(`items.count.${shelf}`, { count: items.length }) })}
      </p>
      <p sx={HAND_HINT}>{say('items.howChosen')}</p>
    </aside>
  );
}
