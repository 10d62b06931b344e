import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { leaveRow, rowLeftAt } from '../../../app/lists/row-left';

/**
 * The row that a person has gone to, by keys or by pointer; none before, nor once something else is looked for. Where one comes
 * back, the row that one left takes the focus.
 *
 * @param asked what the list is asked for
 */
export function useRowInHand(ids: readonly string[], asked: string) {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [returnsTo] = useState(() => rowLeftAt(place));
  const [taken, setTaken] = useState({ id: returnsTo, asked });
  if (taken.asked !== asked) setTaken({ id: undefined, asked });
  const { id } = taken;
  useEffect(() => leaveRow(place, id), [place, id]);
  const hasCome = returnsTo !== undefined && ids.includes(returnsTo);
  useEffect(() => {
    if (!hasCome || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnsTo)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [hasCome, returnsTo]);
  return {
    current: id !== undefined && ids.includes(id) ? id : undefined,
    take: (next: string): void =>
      setTaken((was) => (was.id === next && was.asked === asked ? was : { id: next, asked })),
  };
}
