import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';

const scrimStyles: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
const boxStyles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: 'panel',
  left: '50%',
  top: 'palette',
  width: 'palette',
  maxWidth: 'withinWindow',
  transform: 'translateX(-50%)',
  bg: 'surface',
  // The panel scrolls, not a list in it, so that something in it always has the focus.
  '& [role=dialog]': { outline: 'none', maxHeight: 'paletteHeight', overflow: 'auto' },
};

interface PanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function Panel({ label, onClose, children }: PanelProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} sx={scrimStyles}>
      <Modal sx={boxStyles}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
