import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment } from 'react';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import type { ItemState, OfItem, Shelf } from '../../../api/content/contract/item';
import type { Waiting } from '../../../api/content/contract/waiting-items';
import { editorOf } from '../../app/items/editor-of';
import { useStateWords } from '../../app/items/state-words';
import { textIn } from '../../app/items/title';
import { whoChanged } from '../../app/items/who-changed';
import { Thumb } from '../../app/lists/thumb';
import { State } from '../../app/parts/state';
import { useLanguage, type Say } from '../../app/words';
import { STAND, STAND_MORE } from '../../theme/shelf/stand';
import { addressOf } from './address-of';

/** What is not public yet stands on one line; the counts say what else there is. */
export function Stand({ waiting: { items, counts } }: { waiting: Waiting }) {
  const { say } = useLanguage();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={say('today.stand')}>
      <ul sx={STAND}>
        {items.map((item) => (
          <li key={`${item.shelf} ${item.id}`}>
            <Waits item={item} />
          </li>
        ))}
      </ul>
      {all > items.length && (
        <p sx={STAND_MORE}>
          {counts.map(({ shelf, state, count }, index) => (
            <Fragment key={`${shelf} ${state}`}>
              {index > 0 && ' · '}
              <Link {...listOf(shelf, state)}>
                {say('today.ofShelf', {
                  shelf: say(isCollection(shelf) ? `nav.${shelf}` : `today.shelf.${shelf}`),
                  number: say(`items.number.${state}`, { count }),
                })}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

const isCollection = (shelf: Shelf): shelf is Collection =>
  (COLLECTIONS as readonly string[]).includes(shelf);

/** Pages, types and the gallery's own facts stand on one screen. */
const listOf = (shelf: Shelf, state: ItemState): LinkProps =>
  (isCollection(shelf) ? { to: `/${shelf}`, search: { state } } : { to: '/pages' }) as LinkProps;

const wayTo = (shelf: Shelf, id: string): LinkProps =>
  shelf === 'pages' || shelf === 'site' ? { to: addressOf(shelf, id) } : editorOf(shelf, id);

/** The gallery's facts have its name, and the home page is headed by a sentence. */
function named({ shelf, id }: OfItem, title: string, say: Say): string {
  if (shelf === 'site') return say('today.shelf.site');
  return shelf === 'pages' && id === 'home' ? say('pages.home') : title;
}

function Waits({ item }: { item: Waiting['items'][number] }) {
  const language = useLanguage();
  const { say, locale, time } = language;
  const { id, shelf, state, picture, changed } = item;
  const { text, lang } = textIn(item.title, locale);
  const { word, changesBy } = useStateWords(item);
  const name = named(item, text || say('items.untitled'), say);
  return (
    <Link {...wayTo(shelf, id)}>
      <span data-picture>{picture ? <Thumb of={picture} /> : <span />}</span>
      <span data-words>
        {shelf === 'works' ? <i lang={lang}>{name}</i> : <b lang={lang}>{name}</b>}
        <State is={state}>{word}</State>
        <small>
          {[changesBy ?? whoChanged(item, language), time(changed.at)].filter(Boolean).join(', ')}
        </small>
      </span>
    </Link>
  );
}
