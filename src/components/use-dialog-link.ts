import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { navigate } from './link';
import { loadChunk } from './load-chunk';
import { isPlainClick } from './plain-click';

interface DialogLinkOptions<Dialog> {
  /** The page that serves as well: without scripts, in a new tab, or when the dialog's code can't be fetched. */
  path: string;
  load: () => Promise<Dialog>;
  /** Called first: the menu closes itself. */
  beforeOpen?: (() => void) | undefined;
}

/** A link that opens a dialog, whose code is fetched then. `Dialog` is there as long as it is open. */
export function useDialogLink<Dialog>({ path, load, beforeOpen }: DialogLinkOptions<Dialog>) {
  const [Dialog, setDialog] = useState<Dialog>();
  const close = useCallback(() => setDialog(undefined), []);
  const opener = useRef<HTMLElement>();
  // The dialog gives the focus back itself, but not from words that have taken a form's place: it is nowhere then.
  useEffect(() => {
    if (Dialog || !opener.current) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus();
      opener.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  }, [Dialog]);

  const open = async () => {
    beforeOpen?.();
    try {
      const loaded = await loadChunk(load);
      setDialog(() => loaded);
    } catch {
      await navigate(path);
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    void open();
  };

  return { Dialog, close, link: { to: path, 'aria-haspopup': 'dialog', onClick } as const };
}
