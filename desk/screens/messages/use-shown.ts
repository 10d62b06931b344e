import { useState } from 'react';

interface ShownOf {
  /** In the address. */
  opened: number | undefined;
  /** Which list is beside it: its filter and the words that are looked for. */
  list: string;
  /** Whether the list is that one, not still the one before. */
  isLoaded: boolean;
  first: number | undefined;
}

/**
 * The message that is open: without one in the address the first of the list as it was then, which stays though
 * others come before it, since somebody may be reading it or writing a note to it.
 */
export function useShown({ opened, list, isLoaded, first }: ShownOf): number | undefined {
  const [held, setHeld] = useState<{ list: string; id: number }>();
  if (opened !== undefined) {
    if (held) setHeld(undefined);
    return opened;
  }
  if (held && (!isLoaded || held.list === list)) return held.id;
  if (isLoaded && first !== undefined) setHeld({ list, id: first });
  return first;
}
