import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { leaveRow, returnTo, rowLeftAt, rowReturnedTo } from '../../../app/lists/row-left';

/**
 * The row that a person has gone to, by keys or by pointer; none before, nor once something else is looked for. Where one comes
 * back, the row that one left takes the focus; where it goes from the list, the one that is in its place then.
 *
 * @param asked what the list is asked for
 */
export function useRowInHand(ids: readonly string[], asked: string) {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [returnsTo] = useState(() => rowLeftAt(place) ?? rowReturnedTo());
  useEffect(() => returnTo(undefined), []);
  const [taken, setTaken] = useState({ id: returnsTo, asked });
  if (taken.asked !== asked) setTaken({ id: undefined, asked });
  const { id } = taken;
  useEffect(() => leaveRow(place, id), [place, id]);
  const hasCome = returnsTo !== undefined && ids.includes(returnsTo);
  useEffect(() => {
    if (!hasCome || document.activeElement !== document.body) return;
    focusRow(returnsTo);
  }, [hasCome, returnsTo]);
  const at = useRef<number>();
  const here = id === undefined ? -1 : ids.indexOf(id);
  useEffect(() => {
    if (here >= 0) at.current = here;
    if (here >= 0 || id === undefined || document.activeElement !== document.body) return;
    const next = at.current === undefined ? undefined : ids[Math.min(at.current, ids.length - 1)];
    if (next !== undefined) focusRow(next);
  }, [here, id, ids]);
  return {
    current: id !== undefined && ids.includes(id) ? id : undefined,
    take: (next: string): void =>
      setTaken((was) => (was.id === next && was.asked === asked ? was : { id: next, asked })),
  };
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
