import { useState } from 'react';
import type { MessageLine } from '../../../api/messages/contract/messages';

const newestOf = (lines: readonly MessageLine[]): number => Math.max(0, ...lines.map(({ id }) => id));

/** A message that has come since the list was opened, until it is read. @param list undefined while it is on its way */
export function useNewcomer(
  lines: readonly MessageLine[],
  list: string | undefined,
  current: number | undefined,
): MessageLine | undefined {
  const [known, setKnown] = useState<{ list: string; newest: number }>();
  const newest = known !== undefined && known.list === list ? known.newest : Infinity;
  const newcomer = lines.find(({ id, state }) => state === 'new' && id > newest);
  const isRead = newcomer !== undefined && newcomer.id === current;
  if (list !== undefined && (known?.list !== list || isRead)) setKnown({ list, newest: newestOf(lines) });
  return newcomer;
}
