import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../../i18n/lazy/search-box';
import { Global } from '@emotion/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { ModalDialog } from '../../../components/dialog/modal-dialog';
import { moveByArrow } from './arrow-keys';
import { boxStyles, PAGE_LOCK } from './search-box.styles';
import { SearchPanel } from './search-panel';

interface SearchBoxProps {
  open: boolean;
  onClose: () => void;
}

export function SearchBox({ open, onClose }: SearchBoxProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  // In the layout phase: the field, which takes the focus afterwards, must be on screen by then.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  /** Ignores closings by the site itself, and a dialog that is open again by now. */
  const tellClosed = () => {
    if (open && !dialog.current?.open) onClose();
  };
  /** A link to the current page changes no route, which would close the search. */
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
