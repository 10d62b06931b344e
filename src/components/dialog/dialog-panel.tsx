import { DialogContent, DialogOverlay } from '@reach/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useClosedByBack } from '../../browser/closed-by-back';
import type { ThemeUICSSObject } from 'theme-ui';
import { FORCED_COLOURS, FROM, move } from '../../theme/tokens';

const overlayStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'panel',
  bg: 'scrim',
  transition: move('background-color', 'panel'),
  '@starting-style': { bg: 'transparent' },
  '@media print': { display: 'none' },
};

const panelStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'dialog',
  px: 'margin',
  pb: 'panelFoot',
  bg: 'surface',
  color: 'text',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: move('transform', 'panel'),
  '@starting-style': { transform: 'translateX(100%)' },
  '&:focus': { outline: 'none' },
  [FORCED_COLOURS]: { borderLeft: 'ink' },
  [FROM.asymmetric]: { pl: 'dialog.inset' },
};

const topStyles: ThemeUICSSObject = {
  variant: 'layout.bar',
  justifyContent: 'flex-end',
  '& button': { variant: 'text.bar', cursor: 'pointer' },
};

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
