import { useRef, type CSSProperties } from 'react';
import { QrCode } from '../../components/qr/qr-code';
import { QUIET_ZONE } from '../../components/qr/quiet-zone';
import { useLayoutEffect } from '../../components/use-layout-effect';
import { useMessages } from '../../i18n/use-messages';
import { ABOVE } from '../../theme/tokens';
import { labelStyles, linkStyles, qrStyles, vcardStyles } from './creator-vcard.styles';
import type { VcardView } from './creator-view';

/**
 * The code of the page and the creator's card. They lie open, as they do without scripts; on a phone, which can't scan
 * itself, a line of text opens them.
 */
export function CreatorVcard({ vcard }: { vcard: VcardView }) {
  const { t } = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (details.current && !window.matchMedia(ABOVE.asymmetric).matches) details.current.open = false;
  }, []);
  const { address, qr, url, filename } = vcard;
  return (
    <details ref={details} open sx={vcardStyles} style={quietZone(qr.size)}>
      <summary sx={labelStyles}>{t('card.open')}</summary>
      <QrCode qr={qr} label={t('card.qr', { address })} sx={qrStyles} />
      <p sx={linkStyles}>
        <a href={url} download={filename}>
          {t('card.download')}
        </a>
      </p>
    </details>
  );
}

/** How much of a side is quiet zone: the dark modules are to stand in line with the text. */
const quietZone = (size: number) => ({ '--quiet-zone': QUIET_ZONE / size }) as CSSProperties;
