import { useEffect, useState } from 'react';
import { whenUsed } from '../../../browser/moments/when-used';
import { addressQuery, keepInAddress } from './address-query';
import type { SearchBox } from './search-box';
import { waitingStyles } from './search-button.styles';

interface LazySearchBoxProps {
  open: boolean;
  /** It may be opened next. */
  isNear: boolean;
  onClose: () => void;
  onFailure: () => void;
}

/** Its code is fetched once the page is used, at the latest when somebody is about to open it; what is typed meanwhile is in it. */
export function LazySearchBox({ open, isNear, onClose, onFailure }: LazySearchBoxProps) {
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
    const cancel = open || isNear ? void load() : whenUsed(() => void load());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [open, isNear, isHere, onFailure]);
  const isAwaited = open && !isHere;
  useEffect(() => (isAwaited ? keepTyped(onClose) : undefined), [isAwaited, onClose]);
  if (Box) return <Box open={open} onClose={onClose} />;
  return isAwaited ? <span aria-hidden="true" sx={waitingStyles} /> : null;
}

/** Puts letters into the address, from where the box takes its query. */
function keepTyped(onEscape: () => void): () => void {
  let typed = addressQuery();
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    // The space would press the button, or scroll.
    event.preventDefault();
    event.stopPropagation();
    keepInAddress(typed);
  };
  window.addEventListener('keydown', keep, { capture: true });
  return () => window.removeEventListener('keydown', keep, { capture: true });
}
