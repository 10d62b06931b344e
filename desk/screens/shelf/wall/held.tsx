import { useEffect, useRef } from 'react';
import type { DropTarget } from 'react-aria-components';
import type { ListedItem } from '../../../../api/content/contract/list';
import { useSay } from '../../../app/words';
import { FLOOR_LINES } from '../../../theme/shelf/shelf-hand';
import { Name } from '../floor/news-text';

/** A work that is being moved. */
export interface Held {
  item: ListedItem;
  /** Where it would stand, from 1; undefined once it was put back where it was. */
  place: number | undefined;
}

/** Where the piece would stand, from 1. */
export function placeAt(ids: readonly string[], id: string, target: DropTarget): number | undefined {
  if (target.type !== 'item') return undefined;
  const [own, at] = [ids.indexOf(id), ids.indexOf(String(target.key))];
  if (at < 0) return undefined;
  const before = target.dropPosition === 'before' ? at : at + 1;
  // Its own place is free meanwhile.
  return (own >= 0 && own < before ? before - 1 : before) + 1;
}

/** ms that it is said that nothing was moved. */
const READ_MS = 3000;

interface HeldTextProps extends Held {
  onRead: () => void;
}

/** What is held and where it would be put, in words; for a moment, that it is where it was. */
export function HeldText({ item, place, onRead }: HeldTextProps) {
  const say = useSay();
  const read = useRef(onRead);
  useEffect(() => void (read.current = onRead));
  const isBack = place === undefined;
  useEffect(() => {
    const timer = isBack && setTimeout(() => read.current(), READ_MS);
    return () => clearTimeout(timer || undefined);
  }, [isBack]);
  if (isBack)
    return (
      <span>
        <Name shelf="works" item={item} />
        {say('items.wasHeld')}
      </span>
    );
  return (
    <span sx={FLOOR_LINES}>
      <span>
        <Name shelf="works" item={item} />
        {say('items.held', { count: place })}
      </span>
      <small sx={{ whiteSpace: 'nowrap' }}>{say('items.orderAtOnce')}</small>
    </span>
  );
}
