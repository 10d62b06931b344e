import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage, ListedItem } from '../../../../api/content/contract/list';
import { STATES, type ShelfSearch } from '../../../app/lists/shelf-search';
import { FaultText } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { FLOOR_LINES, FLOOR_STATES } from '../../../theme/shelf/shelf-hand';
import { useMakeRoom } from '../../rooms/use-make-room';
import type { News } from '../acts/news';
import type { Acts } from '../acts/use-acts';
import { HiddenChoice } from './hidden-choice';
import { NewsText } from './news-text';
import { SeveralActs } from './several-acts';
import { ShelfActs } from './shelf-acts';

interface ShelfFloorProps {
  shelf: Collection;
  first: ItemPage | undefined;
  search: ShelfSearch;
  chosen: readonly ListedItem[];
  /** How many are chosen beside them. */
  hidden: number;
  onClear: () => void;
  onDone: (items: readonly ListedItem[]) => void;
  /** Why not all that match could be selected. */
  fault: unknown;
  acts: Acts;
  canPublish: boolean;
  onNew: () => void;
  /** Of one that is chosen. */
  onDuplicate: (id: string) => void;
  isMaking: boolean;
  isNewAbove: boolean;
  hasLetters: boolean;
  keys: ReactNode;
  /** What is being moved, and where it would stand. */
  held: ReactNode;
}

/** What is public and what is not yet, or what is chosen; for a moment, what has just happened. */
export function ShelfFloor({
  shelf,
  first,
  search,
  chosen,
  hidden,
  onClear,
  onDone,
  fault,
  acts,
  canPublish,
  onDuplicate,
  held,
  ...more
}: ShelfFloorProps) {
  const say = useSay();
  const room = useMakeRoom();
  const { news } = acts;
  const hasChosen = chosen.length > 0;
  const said = held || (news ? <NewsText {...{ shelf, news }} /> : first && <States {...{ shelf, first }} />);
  return (
    <Floor
      isRaised={hasChosen || hidden > 0 || news !== undefined}
      actions={
        hasChosen ? (
          <SeveralActs {...{ shelf, acts, room, canPublish, onDuplicate, onClear, onDone }} items={chosen} />
        ) : (
          <ShelfActs {...{ shelf, acts }} {...more} waiting={canPublish ? (first?.states.changed ?? 0) : 0} />
        )
      }
    >
      <span sx={FLOOR_LINES}>
        {hasChosen ? (
          <span>
            {say(`items.count.${shelf}`, { count: chosen.length })}
            <FaultText error={room.error} />
          </span>
        ) : (
          said
        )}
        {hasChosen && news && isAboutLeft(news) && <NewsText {...{ shelf, news }} />}
        <FaultText error={fault} />
        {hidden > 0 && (
          <HiddenChoice {...{ shelf, search, hidden }} onClear={hasChosen ? undefined : onClear} />
        )}
      </span>
    </Floor>
  );
}

/** Of those that are still selected, since nothing could be done to them. */
const isAboutLeft = (news: News): boolean =>
  news.is === 'refused' || (news.is === 'done' && news.left !== undefined && news.left.length > 0);

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
