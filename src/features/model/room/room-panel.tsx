import { useEffect, useRef, type ReactNode } from 'react';
import { QrCode } from '../../../components/qr/qr-code';
import { toQrView } from '../../../components/qr/qr-view';
import { useMessages } from '../../../i18n/use-messages';
import { panelStyles } from '../turn/turn.styles';
import { useModelWords } from '../use-model-words';

interface RoomPanelProps {
  /** Absolute: what the code leads to. */
  address: string;
  children: ReactNode;
  onClose: () => void;
}

/** For those who sit at a larger screen: the way to their phone. */
export function RoomPanel({ address, children, onClose }: RoomPanelProps) {
  const say = useModelWords();
  const { t } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="in-your-room" sx={panelStyles}>
      <div>
        <h2 id="in-your-room" tabIndex={-1} ref={title}>
          {say('turn.room-title')}
        </h2>
        <p>{children}</p>
        <p data-muted="">{say('turn.room-needs')}</p>
        <button type="button" onClick={onClose}>
          {t('nav.close')}
        </button>
      </div>
      <QrCode qr={toQrView(address)} label={say('turn.room-qr')} />
    </section>
  );
}
