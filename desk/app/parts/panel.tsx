import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import { ON_PHONE } from '../../theme/measures';

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

/** Small, over the floor (DESK.md, 04). */
const overFloorStyles: ThemeUICSSObject = {
  ...boxStyles,
  left: 'auto',
  right: 'margin',
  top: 'auto',
  bottom: 'overFloor',
  width: 'panel',
  transform: 'none',
  [ON_PHONE]: { right: 3, bottom: 3, width: 'withinWindow' },
};

interface PanelProps {
  label: string;
  isOverFloor?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Panel({ label, isOverFloor = false, onClose, children }: PanelProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} sx={scrimStyles}>
      <Modal sx={isOverFloor ? overFloorStyles : boxStyles}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
