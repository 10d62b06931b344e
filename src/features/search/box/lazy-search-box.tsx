import { useEffect, useState } from 'react';
import { whenIdle } from '../../../browser/when-idle';
import type { SearchBox } from './search-box';
import { waitingStyles } from './search-button.styles';

interface LazySearchBoxProps {
  open: boolean;
  onClose: () => void;
  onFailure: () => void;
}

/** Its code is fetched when the browser is idle, or at once when it is to open. */
export function LazySearchBox({ open, onClose, onFailure }: LazySearchBoxProps) {
  const [Box, setBox] = useState<typeof SearchBox>();
  const isHere = Box !== undefined;
  useEffect(() => {
    if (isHere) return undefined;
    let isCurrent = true;
    const load = async () => {
      try {
        const module = await import('./search-box');
        if (isCurrent) setBox(() => module.SearchBox);
      } catch {
        // A failed prefetch is silent; opening tries again.
        if (isCurrent && open) onFailure();
      }
    };
    const cancel = open ? void load() : whenIdle(() => void load());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [open, isHere, onFailure]);
  if (Box) return <Box open={open} onClose={onClose} />;
  return open ? <span aria-hidden="true" sx={waitingStyles} /> : null;
}
