import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage } from '../../../contract/items/list';
import { LISTS_PLACE } from '../../../app/navigation';
import { STATES } from '../../../app/lists/shelf-search';
import { Button } from '../../../app/parts/button';
import { Keys } from '../../../app/parts/keys';
import { State } from '../../../app/parts/state';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { FLOOR_STATES, NEW_BUTTON, ONLY_WIDE } from '../../../theme/shelf/shelf-hand';
import { ACTIONS } from '../../../theme/shelves';
import type { News } from '../acts/use-acts';
import { NewsText } from './news-text';

interface ShelfFloorProps {
  shelf: Collection;
  first: ItemPage | undefined;
  news: News | undefined;
  /** Undefined for who may not. */
  publishAll: (() => void) | undefined;
  isPublishing: boolean;
  onNew: () => void;
  isMaking: boolean;
  hasLetters: boolean;
  /** What keys do here, before the button. */
  keys?: ReactNode;
}

/** What is public and what is not yet; for a moment, what has just happened. */
export function ShelfFloor(floor: ShelfFloorProps) {
  const { shelf, first, news, publishAll, isPublishing, onNew, isMaking, hasLetters, keys } = floor;
  const say = useSay();
  const takeBack = news && 'takeBack' in news ? news.takeBack : undefined;
  const waiting = first?.states.changed ?? 0;
  return (
    <Floor
      isRaised={news !== undefined}
      actions={
        <div sx={ACTIONS}>
          {takeBack && (
            <Button look="link" aria-keyshortcuts="Control+Z" onClick={takeBack}>
              {say('items.takeBack')}
            </Button>
          )}
          {!takeBack && keys}
          {!news && publishAll && waiting > 0 && (
            <Button look="link" isBusy={isPublishing} onClick={publishAll}>
              {say('items.publishAll', { count: waiting })}
            </Button>
          )}
          {!news && shelf === 'works' && (
            <Link to={LISTS_PLACE.to} sx={{ variant: 'links.underlined' }}>
              {say('list.inAndOut')}
            </Link>
          )}
          <span data-new={news !== undefined} sx={NEW_BUTTON}>
            <Button isBusy={isMaking} onClick={onNew}>
              {say(`items.new.${shelf}`)}
              {hasLetters && (
                <span sx={ONLY_WIDE}>
                  <Keys of="N" />
                </span>
              )}
            </Button>
          </span>
        </div>
      }
    >
      {news ? <NewsText {...{ shelf, news }} /> : first && <States {...{ shelf, first }} />}
    </Floor>
  );
}

function States({ shelf, first }: { shelf: Collection; first: ItemPage }): ReactNode {
  const say = useSay();
  return (
    <span sx={FLOOR_STATES}>
      {STATES.filter((state) => first.states[state] > 0).map((state) => (
        <State key={state} is={state}>
          <Link to={`/${shelf}`} search={{ state }}>
            {say(`items.number.${state}`, { count: first.states[state] })}
          </Link>
        </State>
      ))}
    </span>
  );
}
