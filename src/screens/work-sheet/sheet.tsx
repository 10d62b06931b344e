import type { CSSProperties } from 'react';
import { SoldMark } from '../../components/sold-mark';
import { useSite } from '../../components/site-context';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { footStyles, labelStyles, sheetStyles, textStyles, wordmarkStyles } from './sheet.styles';
import { SheetSide } from './sheet-side';
import type { WorkSheetView } from './work-sheet-view';

/** Twice what it measures on the screen: paper shows more. */
const SIZES = { tall: '290mm', wide: '420mm', bare: '0' };

/** The sheet itself: picture, label, history, and the gallery's address on the floor line. */
export function Sheet({ view }: { view: WorkSheetView }) {
  const { t } = useMessages();
  const { street, postal_code, city, phone, email } = useSite().contact;
  const { picture, layout } = view;
  const measures = {
    '--picture-height': view.pictureHeight,
    '--picture-ratio': picture && `${picture.width} / ${picture.height}`,
  } as CSSProperties;
  return (
    <article data-layout={layout} style={measures} sx={sheetStyles}>
      {picture && (
        <div data-part="picture">
          <Picture picture={picture} sizes={SIZES[layout]} eager fill light="off" />
        </div>
      )}
      <p sx={wordmarkStyles}>
        {t('site.sheet-first-line')}
        <br />
        {t('site.sheet-second-line')}
      </p>
      <div sx={labelStyles}>
        {view.creators.length > 0 && (
          <p data-part="creators">
            {view.creators.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
        <h1>{view.title}</h1>
        {view.date && <p data-part="date">{view.date}</p>}
        <ul>
          {view.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li data-muted="">{view.reference}</li>
          <li>{view.sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
        </ul>
      </div>
      {view.history.length > 0 && (
        <div sx={textStyles}>
          {view.history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <SheetSide view={view} />
      <address sx={footStyles}>
        <span>
          {street}, {postal_code} {city}
        </span>
        <span>{phone}</span>
        <span>{email}</span>
      </address>
    </article>
  );
}
