import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QrCode } from '../../components/qr/qr-code';
import { QUIET_ZONE } from '../../components/qr/quiet-zone';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { VcardView } from './creator-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { EVENING_MODE, QR_COLOURS } from '../../theme/tokens';

const vcardStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'end',
  lineHeight: 1.5,
};

const QUIET = `var(--quiet-zone) * ${SIZES.qr}`;

/** By day the quiet zone is not seen: a transform aligns the modules without moving neighbours. */
const qrStyles: ThemeUICSSObject = {
  width: 'qr',
  height: 'qr',
  maxWidth: 'none',
  '& > rect': { fill: 'transparent' },
  transform: `translate(calc(-1 * ${QUIET}), calc(${QUIET}))`,
  [EVENING_MODE]: { transform: 'none', '& > rect': { fill: QR_COLOURS.light } },
};

const wordsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'lines',
  '& > p:first-of-type': { color: 'muted' },
  '& a': { variant: 'links.underlined', '@media print': { display: 'none' } },
};

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
