import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLatest } from '../../../browser/use-latest';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { QrCode } from '../../../components/qr/qr-code';
import { toQrView } from '../../../components/qr/qr-view';
import { panelStyles } from '../turn/turn.styles';

interface RoomPanelProps {
  /** Absolute: what the code leads to. */
  address: string;
  children: ReactNode;
  onClose: () => void;
  /** Where Escape leads elsewhere. */
  onEscape?: (() => void) | undefined;
}

/** For those who sit at a larger screen: the way to their phone. */
export function RoomPanel({ address, children, onClose, onEscape = onClose }: RoomPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLeft(panel, { onLeft: onClose, onEscape });
  useFocusReturned(panel);
  // It is on its way up from below the window: scrolling to it would lift all that it lies over.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} aria-labelledby="in-your-room" sx={panelStyles}>
      <div>
        <h2 id="in-your-room" tabIndex={-1} ref={title}>
          {t('turn.room-title')}
        </h2>
        <p>{children}</p>
        <p data-muted="">{t('turn.room-needs')}</p>
        <button type="button" onClick={onClose}>
          {t('nav.close')}
        </button>
      </div>
      <QrCode qr={toQrView(address)} label={t('turn.room-qr')} />
    </section>
  );
}

/**
 * What opened it has the focus again, unless that has gone on. Opened from the page under the dialog, whose buttons nobody can
 * get at, it is the dialog's own that would have.
 */
function useFocusReturned(panel: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const [own, opener] = [panel.current, document.activeElement as HTMLElement | null];
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const dialog = own.closest('dialog');
      const isUnder = dialog && !dialog.contains(opener);
      (isUnder ? dialog.querySelector<HTMLElement>('[data-opens=room]') : opener)?.focus();
    };
  }, [panel]);
}

/**
 * By Escape, which is not the dialog’s here; by going on to what lies under it, so that the focus is seen. Ends before the focus
 * is returned, which would be taken for going on.
 */
function useLeft(panel: RefObject<HTMLElement>, ways: { onLeft: () => void; onEscape: () => void }): void {
  const latest = useLatest(ways);
  useLayoutEffect(() => {
    const own = panel.current;
    const dialog = own?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current?.onEscape();
    };
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      if (!own || own.contains(element)) return;
      if (element.getBoundingClientRect().top >= own.getBoundingClientRect().top) latest.current?.onLeft();
    };
    own?.addEventListener('keydown', onKey);
    dialog?.addEventListener('focusin', onFocus);
    return () => {
      own?.removeEventListener('keydown', onKey);
      dialog?.removeEventListener('focusin', onFocus);
    };
  }, [panel, latest]);
}
