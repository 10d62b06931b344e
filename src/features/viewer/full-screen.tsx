import { Global } from '@emotion/react';
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { isByPointer } from '../../browser/hash-entry';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { footStyles, headStyles, stillPage, viewerStyles } from './viewer.styles';

interface FullScreenProps {
  dialog: RefObject<HTMLDialogElement>;
  label: string;
  /** The way back, beside 'close'. */
  back: ReactNode;
  stage: ReactNode;
  foot: ReactNode;
  children?: ReactNode;
  className?: string;
  onClose: () => void;
}

/** Over the page: pictures, a piece to be turned, pieces side by side. Its address closes it. */
export function FullScreen({
  dialog,
  label,
  back,
  stage,
  foot,
  children,
  className,
  onClose,
}: FullScreenProps) {
  const { t } = useTranslation();
  const [hasGutter] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // In a document that nobody has touched yet, browsers show where the focus is: on 'close', to who has clicked.
    if (isByPointer()) dialog.current?.focus();
  }, [dialog]);
  /** A second Escape before the address has closed it would close the dialog natively. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={className}
      sx={viewerStyles}
      tabIndex={-1}
      aria-modal="true"
      aria-label={label}
      onCancel={onCancel}
      onClose={onClose}
    >
      <Global styles={stillPage(hasGutter)} />
      <div sx={headStyles}>
        <button type="button" onClick={onClose}>
          {t('nav.close')}
        </button>
        {back}
      </div>
      {stage}
      <div sx={footStyles} data-part="foot">
        {foot}
      </div>
      {children}
    </dialog>
  );
}
