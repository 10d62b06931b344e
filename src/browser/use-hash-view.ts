import { useEffect, useMemo, useRef, useState } from 'react';
import { isHashEntry, leaveHash, pushHash, replaceHash } from './hash-entry';

interface HashView<Name extends string> {
  /** Undefined while none is open. */
  open: Name | undefined;
  show: (name: Name) => void;
  close: () => void;
}

/** Views over the page that have an address of their own: opening one makes an entry, so that Back closes it. */
export function useHashView<Name extends string>(names: readonly Name[]): HashView<Name> {
  const [open, setOpen] = useState<Name>();
  const page = useRef<string>();
  const known = names.join(' ');

  useEffect(() => {
    page.current ??= window.location.pathname;
    const read = () => {
      const hash = window.location.hash.slice(1);
      const isHere = window.location.pathname === page.current;
      setOpen(isHere ? known.split(' ').find((name): name is Name => name === hash) : undefined);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [known]);

  const actions = useMemo(
    () => ({
      show: (name: Name) => {
        // From one view to another, the page stays one step away. Views of others have a place on the page.
        const from = window.location.hash.slice(1);
        if (isHashEntry()) replaceHash(name, known.split(' ').includes(from) ? undefined : from);
        else pushHash(name);
        setOpen(name);
      },
      close: () => {
        leaveHash();
        setOpen(undefined);
      },
    }),
    [known],
  );
  return { open, ...actions };
}
