import type { CSSProperties } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../../media/picture';
import { BELOW } from '../../../theme/tokens';
import { SheetFoot } from './sheet-foot';
import { SheetLabel } from './sheet-label';
import { SheetSide } from './sheet-side';
import { sheetStyles, wallStyles, wordmarkStyles } from './sheet.styles';
import type { SheetView } from '../sheet-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { mm } from './sheet-measures';

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
