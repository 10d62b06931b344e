import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { leaveRow, rowLeftAt } from '../../../app/lists/row-left';

/** The row that was in hand when one left, else the first. It takes the focus where one comes back to it. */
export function useRowInHand(ids: readonly string[]) {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [returnsTo] = useState(() => rowLeftAt(place));
  const [chosen, setChosen] = useState(returnsTo);
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  useEffect(() => {
    if (chosen !== undefined) leaveRow(place, chosen);
  }, [place, chosen]);
  const hasCome = returnsTo !== undefined && ids.includes(returnsTo);
  useEffect(() => {
    if (!hasCome || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnsTo)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [hasCome, returnsTo]);
  return { current, take: setChosen };
}
