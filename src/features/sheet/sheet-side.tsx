import { creditsByRole } from '../../components/credits-by-role';
import { QrCode } from '../../components/qr/qr-code';
import { ScaleDrawing } from '../../components/scale/scale-drawing';
import { useMessages } from '../../i18n/use-messages';
import type { SheetView } from './sheet-view';
import { addressStyles, creditsStyles, qrStyles, sideStyles } from './sheet-side.styles';

/** From how many on the credits run on. */
const MANY_CREDITS = 4;

/** The right column: how large the work is, who has worked on it, and where it is found on the web. */
export function SheetSide({ view }: { view: SheetView }) {
  const { t, locale } = useMessages();
  const { scale, credits, moreCredits, address, qr } = view;
  return (
    <>
      <div sx={sideStyles}>
        {scale && <ScaleDrawing scale={scale} />}
        {credits.length > 0 && (
          <dl data-many={credits.length > MANY_CREDITS ? '' : undefined} sx={creditsStyles}>
            {creditsByRole(credits, locale).map(({ role, name }) => (
              <div key={role}>
                <dt>{role}</dt> <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
        {moreCredits > 0 && <p>{t('sheet.more-credits', { count: moreCredits })}</p>}
      </div>
      <a href={address} sx={addressStyles}>
        <span sx={qrStyles(qr.size)}>
          <QrCode qr={qr} label={t('sheet.qr')} />
        </span>
        <PrintedAddress address={address} />
      </a>
    </>
  );
}

/** 'gallery.example' and under it '/works/bench'; a long address breaks where a reader would break it. */
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
