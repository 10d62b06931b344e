import { useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import { useIsConfirming } from '../identity/confirming';
import { useSay } from '../words';
import { Button } from './button';
import { FaultText } from './fault-text';

/** ms in which a second press belongs to a double click; later the button knows by itself that it is busy. */
const PRESSED_MS = 600;

const scrimStyles: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
/** It keeps its place and the focus, which come back when the question above it is answered. */
const belowStyles: ThemeUICSSObject = { ...scrimStyles, opacity: 0 };
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

const lightStyles: ThemeUICSSObject = { ...panelStyles, borderColor: 'text' };

interface GraveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence, the consequence; of several, each is a paragraph. */
  text: string | readonly string[];
  /** Undefined where it cannot be done; the text says why. */
  act: string | undefined;
  isBusy: boolean;
  error: unknown;
  onAct: () => void;
  /** What else can be done: something less, or, where it is grave, something more. */
  instead?: { act: string; onAct: () => void; isGrave?: boolean } | undefined;
  /** It can be undone, but is to be known before. */
  isLight?: boolean;
}

/** Confirms an action that cannot be undone, once. While it is asked who is there, that question is seen alone. */
export function GraveDialog(props: GraveDialogProps) {
  const { isOpen, onClose, title, text, act, isBusy, error, onAct, instead, isLight = false } = props;
  const say = useSay();
  const isBelow = useIsConfirming();
  const pressedAt = useRef(-Infinity);
  const once = (work: () => void) => (): void => {
    if (performance.now() - pressedAt.current < PRESSED_MS) return;
    pressedAt.current = performance.now();
    work();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      sx={isBelow ? belowStyles : scrimStyles}
    >
      <Modal sx={isLight ? lightStyles : panelStyles}>
        <Dialog role="alertdialog">
          <Heading slot="title" level={2} sx={{ variant: 'text.title' }}>
            {title}
          </Heading>
          {[text].flat().map((one) => (
            <p key={one}>{one}</p>
          ))}
          <FaultText error={error} />
          <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
            {act !== undefined && (
              <Button isGrave={!isLight} isBusy={isBusy} onClick={once(onAct)}>
                {act}
              </Button>
            )}
            {instead && (
              <Button
                look={instead.isGrave ? 'link' : 'other'}
                isGrave={instead.isGrave ?? false}
                isBusy={isBusy}
                onClick={once(instead.onAct)}
              >
                {instead.act}
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
