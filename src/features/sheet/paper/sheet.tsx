import type { CSSProperties } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../../media/picture';
import { BELOW } from '../../../theme/tokens';
import { SheetFoot } from './sheet-foot';
import { sheetStyles, wallStyles, wordmarkStyles } from './sheet.styles';
import type { SheetView } from '../sheet-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { mm, pt } from './sheet-measures';
import { QrCode } from '../../../components/qr/qr-code';
import { ScaleDrawing } from '../../../components/scale/drawing/scale-drawing';
import { SoldMark } from '../../../components/works/sold-mark';
import { creditsByRole } from '../../../components/pictures/credits-by-role';
import { useLocale } from '../../../i18n/use-locale';
import { QUIET_ZONE } from '../../../components/qr/quiet-zone';

const sideStyles: ThemeUICSSObject = {
  gridArea: '3 / 5',
  display: 'flex',
  flexDirection: 'column',
  gap: mm(6),
  pt: mm(1),
  pb: mm(5),
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '[data-layout=wide] &': { pt: mm(16), gap: mm(4), pb: mm(4) },
};

const drawingStyles: ThemeUICSSObject = {
  '[data-layout=tall] &': { maxWidth: `max(${mm(34)}, ${mm('var(--drawn) * 36')})` },
  '[data-layout=wide] &': { maxWidth: `max(${mm(30)}, ${mm('var(--drawn) * 36')})` },
};

const creditsStyles: ThemeUICSSObject = {
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& div + div': { pt: mm(1.6) },
  '& dt': { color: 'muted' },
  '& dd': { ml: 0 },
  // Role and name share a line.
  '& [data-many] div + div': { pt: mm(0.4) },
  '& [data-many] :is(dt, dd)': { display: 'inline' },
  '& > p': { pt: mm(1.2), color: 'muted' },
};

const addressStyles: ThemeUICSSObject = {
  gridArea: '1 / 5',
  alignSelf: 'end',
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& [data-part=path]': { display: 'inline-block' },
  '[data-layout=wide] &': { gridRow: 4, pb: mm(5) },
};

/** mm of the dark part (design page, '8 PDF sheet'). */
const QR_WIDTH = 22;

/** The quiet zone hangs out, so that modules align with the text. @param size modules, quiet zone included */
function qrStyles(size: number): ThemeUICSSObject {
  const module = QR_WIDTH / (size - 2 * QUIET_ZONE);
  return {
    display: 'block',
    width: mm(module * size),
    ml: mm(-module * QUIET_ZONE),
    '& rect': { fill: 'white' },
  };
}

const MANY_CREDITS = 4;

function SheetCredits({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { credits, moreCredits } = view;
  if (credits.length === 0) return null;
  return (
    <div sx={creditsStyles}>
      <dl data-many={credits.length > MANY_CREDITS ? '' : undefined}>
        {creditsByRole(credits, locale).map(({ role, name }) => (
          <div key={role}>
            <dt>{role}</dt> <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {moreCredits > 0 && <p>{t('sheet.more-credits', { count: moreCredits })}</p>}
    </div>
  );
}

const labelStyles: ThemeUICSSObject = {
  gridArea: '3 / 2 / -1 / 3',
  pr: mm(10),
  pb: mm(5),
  '& [data-part=place]': { pb: mm(1), color: 'muted' },
  '& [data-part=creators]': { fontSize: pt(12.75), lineHeight: 1.3, letterSpacing: '.01em' },
  '& [data-part=creators] > span': { display: 'block' },
  '& h1': {
    variant: 'text.workTitle',
    pt: mm(0.8),
    fontSize: pt(21.75),
    lineHeight: 1.15,
  },
  '& h1[data-length=long]': { fontSize: pt(16.5) },
  '& h1[data-length=endless]': { fontSize: pt(12.75) },
  '& [data-part=date]': { pt: mm(1), fontSize: pt(12.75), lineHeight: 1.45, color: 'muted' },
  '& ul': { pt: mm(5.3), textWrap: 'balance' },
  '& ul + div': { pt: mm(5.3) },
  '& [data-muted]': { color: 'muted' },
  '& li > span': { fontSize: 'inherit' },
};

const textStyles: ThemeUICSSObject = {
  gridArea: '3 / 3 / -1 / 4',
  pt: mm(1),
  pb: mm(5),
  fontFamily: 'serif',
  fontSize: pt(9),
  lineHeight: 1.55,
  letterSpacing: 0,
  textWrap: 'pretty',
  '& p + p': { pt: '.8em' },
};

/** Characters from which a title is set smaller, to leave room for the facts. */
const LONG_TITLE = 60;
const ENDLESS_TITLE = 140;

/** Under a wide picture the credits stand here: the right column is full. */
function SheetLabel({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const { creators, title, date, facts, reference, sold, price, history, layout, place } = view;
  return (
    <>
      <div sx={labelStyles}>
        {place && <p data-part="place">{place}</p>}
        {creators.length > 0 && (
          <p data-part="creators">
            {creators.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
        <h1 data-length={lengthOf(title)}>{title}</h1>
        {date && <p data-part="date">{date}</p>}
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li data-muted="">{reference}</li>
          <li>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
          {price && <li>{price}</li>}
        </ul>
        {layout === 'wide' && <SheetCredits view={view} />}
      </div>
      {history.length > 0 && (
        <div sx={textStyles}>
          {history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
}

const lengthOf = ({ length }: string) =>
  length > ENDLESS_TITLE ? 'endless' : length > LONG_TITLE ? 'long' : undefined;

function SheetSide({ view }: { view: SheetView }) {
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

/** A4 is unreadable on a phone: there, one column in the site's type size. Print and file stay A4. */
const narrowStyles: ThemeUICSSObject = {
  [`@media screen and ${BELOW.twoColumns}`]: {
    '&:not([data-true-size])[data-layout=bare]': { pt: mm(6) },
    '&:not([data-true-size])': {
      '--mm': '1.25mm',
      width: 'calc(100vw - 2 * var(--margin))',
      height: 'auto',
      '& > div': {
        flex: 'none',
        display: 'grid',
        gap: mm(7),
        gridTemplate: 'none',
        overflow: 'visible',
        pb: mm(8),
      },
      '& > div > *': { gridArea: 'auto', px: mm(5), pt: 0, pb: 0 },
      '& > div > [data-part=picture]': { px: 0 },
      '& > address': { display: 'grid', gap: mm(2), mx: mm(5), pb: mm(5) },
    },
  },
};

/** Twice the size on screen, for paper shows more; a phone has only its own width. */
const SIZES = {
  tall: `${BELOW.twoColumns} 100vw, 290mm`,
  wide: `${BELOW.twoColumns} 100vw, 420mm`,
  bare: '0',
};

const paperStyles = { ...sheetStyles, ...narrowStyles };

interface SheetProps {
  view: SheetView;
  /** For a file: true size in any window, with the picture at this address. */
  file?: { pictureUrl: string | undefined } | undefined;
}

export function Sheet({ view, file }: SheetProps) {
  const { t } = useTranslation();
  const { picture, layout } = view;
  const measures = {
    '--picture-height': view.pictureHeight,
    '--picture-ratio': picture && `${picture.width} / ${picture.height}`,
    // What draws the file has no tabular figures and would leave gaps.
    ...(file && { '--mm': '1mm', fontVariantNumeric: 'normal' }),
  } as CSSProperties;
  return (
    <article data-layout={layout} data-true-size={file && ''} style={measures} sx={paperStyles}>
      <div sx={wallStyles}>
        {picture && (
          <div data-part="picture">
            {file ? (
              <img src={file.pictureUrl} alt={picture.alt} />
            ) : (
              <Picture picture={picture} sizes={SIZES[layout]} eager fill />
            )}
          </div>
        )}
        <p lang="fr" sx={wordmarkStyles}>
          {t('site.sheet-first-line')}
          <br />
          {t('site.sheet-second-line')}
        </p>
        <SheetLabel view={view} />
        <SheetSide view={view} />
      </div>
      <SheetFoot />
    </article>
  );
}
