import { useCallback, useState, type MouseEvent } from 'react';
import { navigate } from './link';
import { loadChunk } from '../../browser/load-chunk';
import { isPlainClick } from '../../browser/plain-click';

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
