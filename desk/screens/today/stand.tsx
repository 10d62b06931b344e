import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Waiting } from '../../contract/items/waiting';
import { editorOf } from '../../app/items/editor-of';
import { textIn } from '../../app/items/title';
import { Thumb } from '../../app/lists/thumb';
import { State } from '../../app/parts/state';
import { useLanguage } from '../../app/words';
import { STAND, STAND_MORE } from '../../theme/shelf/stand';

/** What is not public yet stands on one line; the counts say what else there is. */
export function Stand({ waiting: { items, counts } }: { waiting: Waiting }) {
  const { say, locale, time } = useLanguage();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={say('today.stand')}>
      <ul sx={STAND}>
        {items.map((item) => {
          const { id, shelf, state, picture, changed, dueAt } = item;
          const { text, lang } = textIn(item.title, locale);
          const name = text || say('items.untitled');
          return (
            <li key={`${shelf} ${id}`}>
              <Link {...editorOf(shelf, id)}>
                <span data-picture>{picture ? <Thumb of={picture} /> : <span />}</span>
                <span data-words>
                  {shelf === 'works' ? <i lang={lang}>{name}</i> : <b lang={lang}>{name}</b>}
                  <State is={state}>{say(`items.is.${state}`)}</State>
                  <small>
                    {dueAt ? time(dueAt) : [changed.by, time(changed.at)].filter(Boolean).join(', ')}
                  </small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {all > items.length && (
        <p sx={STAND_MORE}>
          {counts.map(({ shelf, state, count }, index) => (
            <Fragment key={`${shelf} ${state}`}>
              {index > 0 && ' · '}
              <Link to={`/${shelf}`} search={{ state }}>
                {say(`nav.${shelf}`)}: {say(`items.number.${state}`, { count })}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}
