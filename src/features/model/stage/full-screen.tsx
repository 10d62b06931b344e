import { Global } from '@emotion/react';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { useMessages } from '../../../i18n/use-messages';
import { footStyles, headStyles, stillPage, viewerStyles } from '../../viewer/viewer.styles';

interface FullScreenProps {
  label: string;
  /** The way back, beside 'close'. */
  back: ReactNode;
  stage: ReactNode;
  foot: ReactNode;
  className?: string;
  onClose: () => void;
}

/** Over the page, as the viewer of pictures is. The address closes it. */
export function FullScreen({ label, back, stage, foot, className, onClose }: FullScreenProps) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasGutter] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => dialog.current?.showModal(), []);
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
      <div sx={footStyles}>{foot}</div>
    </dialog>
  );
}
