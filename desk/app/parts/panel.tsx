import { useState, type ReactNode } from 'react';
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

/** As large as the window allows, for what is looked at rather than read. */
const windowStyles: ThemeUICSSObject = {
  ...boxStyles,
  top: 'windowEdge',
  bottom: 'windowEdge',
  width: 'withinWindow',
  '& [role=dialog]': { outline: 'none', height: '100%', display: 'flex', flexDirection: 'column' },
};
const STYLES = { middle: boxStyles, floor: overFloorStyles, window: windowStyles };
/** ms in which the second press of a double click, beside what has just come up, does not close it again. */
const SETTLES_MS = 600;

interface PanelProps {
  label: string;
  at?: keyof typeof STYLES;
  onClose: () => void;
  children: ReactNode;
}

export function Panel({ label, at = 'middle', onClose, children }: PanelProps) {
  const [openedAt] = useState(() => performance.now());
  return (
    <ModalOverlay
      isOpen
      isDismissable
      shouldCloseOnInteractOutside={() => performance.now() - openedAt > SETTLES_MS}
      onOpenChange={onClose}
      sx={scrimStyles}
    >
      <Modal sx={STYLES[at]}>
        <Dialog aria-label={label}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
