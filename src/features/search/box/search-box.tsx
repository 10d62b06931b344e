import '../../../i18n/late/late-words';
import { Global } from '@emotion/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { ModalDialog } from '../../../components/dialog/modal-dialog';
import { useMessages } from '../../../i18n/use-messages';
import { moveByArrow } from './arrow-keys';
import { boxStyles, PAGE_LOCK } from './search-box.styles';
import { useStepAside } from './step-aside';
import { SearchPanel } from './search-panel';

interface SearchBoxProps {
  open: boolean;
  onClose: () => void;
}

/** The search over the whole page: a modal dialog of the browser, which traps focus, returns it and makes the page inert. */
export function SearchBox({ open, onClose }: SearchBoxProps) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useStepAside();

  // In the layout phase, so that the field, which takes the focus afterwards, is on screen by then.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  /** Escape closes the dialog itself; what the site closes, or has opened again by now, is no news. */
  const tellClosed = () => {
    if (open && !dialog.current?.open) onClose();
  };
  /** A link to the page one is on brings no page that would close the search. */
  const closeOnSamePage = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')?.pathname === window.location.pathname) onClose();
  };

  return (
    <ModalDialog
      ref={dialog}
      sx={boxStyles}
      aria-label={t('search.open')}
      onClose={tellClosed}
      onClick={closeOnSamePage}
      onKeyDown={moveByArrow}
    >
      {open && (
        <>
          <Global styles={PAGE_LOCK} />
          <SearchPanel onClose={onClose} />
        </>
      )}
    </ModalDialog>
  );
}
