import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';
import { Button } from './button';
import { FaultText } from './fault-text';

const scrimStyles: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
const panelStyles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: 'panel',
  left: '50%',
  top: '50%',
  width: 'door',
  maxWidth: 'withinWindow',
  transform: 'translate(-50%, -50%)',
  bg: 'surface',
  borderTop: 'thick',
  borderColor: 'sold',
  p: 5,
  '& [role=alertdialog]': {
    outline: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    justifyItems: 'start',
    // Names may be long addresses.
    overflowWrap: 'anywhere',
  },
  '& button': { maxWidth: '100%', py: 'touch', whiteSpace: 'normal' },
};

interface GraveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence: the consequence. */
  text: string;
  /** Undefined where it cannot be done; the text says why. */
  act: string | undefined;
  isBusy: boolean;
  error: unknown;
  onAct: () => void;
}

/** Confirms an action that cannot be undone. */
export function GraveDialog({ isOpen, onClose, title, text, act, isBusy, error, onAct }: GraveDialogProps) {
  const say = useSay();
  return (
    <ModalOverlay isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()} sx={scrimStyles}>
      <Modal sx={panelStyles}>
        <Dialog role="alertdialog">
          <Heading slot="title" level={2} sx={{ variant: 'text.title' }}>
            {title}
          </Heading>
          <p>{text}</p>
          <FaultText error={error} />
          <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
            {act !== undefined && (
              <Button isGrave isBusy={isBusy} onClick={onAct}>
                {act}
              </Button>
            )}
            <Button look="link" onClick={onClose}>
              {say(act === undefined ? 'items.close' : 'cancel')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
