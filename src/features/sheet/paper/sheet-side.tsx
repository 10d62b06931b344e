import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QrCode } from '../../../components/qr/qr-code';
import { ScaleDrawing } from '../../../components/scale/drawing/scale-drawing';
import { SheetCredits } from './sheet-credits';
import type { SheetView } from '../sheet-view';
import { addressStyles, drawingStyles, qrStyles, sideStyles } from './sheet-side.styles';

export function SheetSide({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const { scale, layout, address, qr } = view;
  return (
    <>
      <div sx={sideStyles}>
        {scale && <ScaleDrawing scale={scale} sx={drawingStyles} />}
        {layout !== 'wide' && <SheetCredits view={view} />}
      </div>
      {address && qr && (
        <a href={address} sx={addressStyles}>
          <span sx={qrStyles(qr.size)}>
            <QrCode qr={qr} label={t('sheet.qr')} />
          </span>
          <PrintedAddress address={address} />
        </a>
      )}
    </>
  );
}

function PrintedAddress({ address }: { address: string }) {
  const [host, ...parts] = readable(address).split('/');
  return (
    <>
      {host}
      <br />
      {parts.map((part, index) => (
        <span key={`${index}/${part}`} data-part="path">
          /{part}
        </span>
      ))}
    </>
  );
}

const readable = (address: string): string => decodeURI(address).replace(/^https?:\/\//, '');
