import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QrCode } from '../../components/qr/qr-code';
import { QUIET_ZONE } from '../../components/qr/quiet-zone';
import { NEEDS_PAGE } from '../../page/needs-page';
import { qrStyles, vcardStyles, wordsStyles } from './creator-vcard.styles';
import type { VcardView } from './creator-view';

interface CreatorVcardProps {
  vcard: VcardView;
  children?: ReactNode;
}

export function CreatorVcard({ vcard, children }: CreatorVcardProps) {
  const { t } = useTranslation();
  const { address, qr, url, filename } = vcard;
  return (
    <div sx={vcardStyles} style={quietZone(qr.size)}>
      <QrCode qr={qr} label={t('card.qr', { address })} sx={qrStyles} />
      <div sx={wordsStyles}>
        <p>{t('card.open')}</p>
        <p>
          <a href={url} download={filename} {...NEEDS_PAGE}>
            {t('card.download')}
          </a>
        </p>
        {children}
      </div>
    </div>
  );
}

/** Share of a side that is quiet zone. */
const quietZone = (size: number) => ({ '--quiet-zone': QUIET_ZONE / size }) as CSSProperties;
