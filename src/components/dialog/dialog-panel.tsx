import { DialogContent, DialogOverlay } from '@reach/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useClosedByBack } from '../../browser/closed-by-back';
import { overlayStyles, panelStyles, topStyles } from './dialog-panel.styles';

interface DialogPanelProps {
  label: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** Open while mounted. Escape, a click beside it, 'close' and going back call `onDismiss`. */
export function DialogPanel({ label, onDismiss, children }: DialogPanelProps) {
  const { t } = useTranslation();
  useClosedByBack(true, onDismiss);
  return (
    <DialogOverlay onDismiss={onDismiss} sx={overlayStyles}>
      <DialogContent aria-label={label} sx={panelStyles}>
        <div sx={topStyles}>
          <button type="button" onClick={onDismiss}>
            {t('nav.close')}
          </button>
        </div>
        {children}
      </DialogContent>
    </DialogOverlay>
  );
}
