import { useCallback, useState, type MouseEvent } from 'react';
import { navigate } from './link';
import { loadChunk } from '../../browser/load-chunk';
import { isPlainClick } from '../../browser/plain-click';

interface DialogLinkOptions<Dialog> {
  /** The page with the same content, for when the dialog cannot be loaded. */
  path: string;
  load: () => Promise<Dialog>;
  beforeOpen?: (() => void) | undefined;
}

/** Loads the dialog's code at the first click. `Dialog` is defined while it is open. */
export function useDialogLink<Dialog>({ path, load, beforeOpen }: DialogLinkOptions<Dialog>) {
  const [Dialog, setDialog] = useState<Dialog>();
  const close = useCallback(() => setDialog(undefined), []);

  const open = async () => {
    beforeOpen?.();
    try {
      const loaded = await loadChunk(load);
      setDialog(() => loaded);
    } catch {
      await navigate(path);
    }
  };

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };

  return { Dialog, close, link: { to: path, 'aria-haspopup': 'dialog', onClick } as const };
}
