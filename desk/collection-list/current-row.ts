import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '../app/use-media';
import { IS_PHONE } from '../theme/measures';
import { leaveRow, returnTo, rowLeftAt, rowReturnedTo } from './row-left';
import { showDrawnRow, type ShowRow } from './row-keys';

/** The row of a list that keys and the detail beside it are about. */
export interface CurrentRow {
  /** Undefined until somebody goes to one. */
  current: string | undefined;
  take: (id: string) => void;
  /** By Enter, two clicks, or one where that opens. */
  open: (id: string) => void;
  /** Windows in which one click opens: nothing stands beside the list there. */
  opensByTap: string;
  show: ShowRow;
  /** The list says how a row of it is brought into sight. */
  onList: (show: ShowRow) => void;
}

function useShowRow(): Pick<CurrentRow, 'show' | 'onList'> {
  const shown = useRef(showDrawnRow);
  const show = useCallback<ShowRow>((id, withFocus) => shown.current(id, withFocus), []);
  const onList = useCallback((next: ShowRow) => void (shown.current = next), []);
  return useMemo(() => ({ show, onList }), [show, onList]);
}

/**
 * The row that a person has gone to, by keys or by pointer; none before, nor once something else is looked for. Who comes back
 * to the list finds the row focused that they left. Where that row goes from the list, its successor takes the focus.
 *
 * @param asked what the list is asked for
 * @param open leads from the list to what a row is about
 * @param opensByTap default: on phones
 */
export function useCurrentRow(
  ids: readonly string[],
  asked: string,
  open: (id: string) => void,
  opensByTap = IS_PHONE,
): CurrentRow {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const { show, onList } = useShowRow();
  const [returnsTo] = useState(() => rowLeftAt(place) ?? rowReturnedTo());
  useEffect(() => returnTo(undefined), []);
  const [taken, setTaken] = useState({ id: returnsTo, asked });
  if (taken.asked !== asked) setTaken({ id: undefined, asked });
  const { id } = taken;
  useEffect(() => leaveRow(place, id), [place, id]);
  const hasCome = returnsTo !== undefined && ids.includes(returnsTo);
  useEffect(() => {
    if (hasCome && document.activeElement === document.body) show(returnsTo, true);
  }, [hasCome, returnsTo, show]);
  const at = useRef<number>();
  const here = id === undefined ? -1 : ids.indexOf(id);
  useEffect(() => {
    if (here >= 0) at.current = here;
    if (here >= 0 || id === undefined || document.activeElement !== document.body) return;
    const next = at.current === undefined ? undefined : ids[Math.min(at.current, ids.length - 1)];
    if (next !== undefined) show(next, true);
  }, [here, id, ids, show]);
  return {
    current: here >= 0 ? id : undefined,
    take: (next) => setTaken((was) => (was.id === next && was.asked === asked ? was : { id: next, asked })),
    ...{ open, opensByTap, show, onList },
  };
}

interface OpenRow {
  /** In the address. */
  opened: string | undefined;
  /** Shown beside the list as long as none is in the address. */
  first?: string | undefined;
  /** Windows in which the detail takes the place of the list. */
  insteadOfList: string;
  onOpen: (id: string, replace: boolean) => void;
}

/**
 * A list whose detail stands beside it: the row that one goes to is opened there. Where there is no room beside the list, rows
 * are gone through first, and one is opened by Enter or a tap, which Back undoes.
 */
export function useOpenRow({ opened, first, insteadOfList, onOpen }: OpenRow): CurrentRow & {
  /** Undefined where the list has the place of the detail. */
  shown: string | undefined;
} {
  const isInstead = useMedia(insteadOfList);
  const [goneTo, setGoneTo] = useState<string>();
  const shown = isInstead ? opened : (opened ?? first);
  const current = isInstead ? (goneTo ?? opened) : shown;
  return {
    current,
    shown,
    take(id) {
      if (isInstead) setGoneTo(id);
      else if (id !== current) onOpen(id, true);
    },
    open(id) {
      if (id !== opened) onOpen(id, !isInstead);
    },
    opensByTap: insteadOfList,
    ...useShowRow(),
  };
}
