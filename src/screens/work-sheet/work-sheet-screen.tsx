import { Global, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { LanguageSwitch } from '../../features/language/language-switch';
import { Sheet } from '../../features/sheet/paper/sheet';
import { SheetButton } from '../../features/sheet/sheet-button';
import { PrintButton } from '../work/print-button';
import type { WorkSheetView } from './work-sheet-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { mm, SHEET_MILLIMETRE } from '../../features/sheet/paper/sheet-measures';
import { FROM } from '../../theme/tokens';

/** A4 without the browser's own margins, and white in any colour mode. */
const pageStyles: Interpolation<Theme> = {
  '@page': { size: 'A4', margin: 0 },
  '@media print': { 'html, body': { background: 'white !important' } },
};

const deskStyles: ThemeUICSSObject = {
  '--mm': SHEET_MILLIMETRE,
  display: 'grid',
  justifyContent: 'center',
  alignContent: 'start',
  gap: 4,
  px: 'margin',
  pb: 6,
  minHeight: '100svh',
  bg: 'surface',
  '@media print': { display: 'block', p: 0, minHeight: 0, bg: 'transparent' },
};

const barStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 2,
  pt: 4,
  '& > a': { justifySelf: 'start' },
  '& > ul:first-of-type': { variant: 'layout.linkRow', gridArea: '2 / 1 / 3 / 3' },
  [FROM.twoColumns]: {
    gridTemplateColumns: [87, 68, 55].map(mm).join(' '),
    '& > ul:first-of-type': { gridArea: '1 / 2 / 2 / 3' },
  },
  '@media print': { display: 'none' },
};

export function WorkSheetScreen({ view }: { view: WorkSheetView }) {
  const { t } = useTranslation();
  return (
    <div sx={deskStyles}>
      <Global styles={pageStyles} />
      <div sx={barStyles}>
        <Link to={view.path} sx={{ variant: 'links.underlined' }}>
          {t('work.sheet-back')}
        </Link>
        <ul>
          <li>
            <SheetButton view={view} />
          </li>
          <li>
            <PrintButton />
          </li>
        </ul>
        <LanguageSwitch route="works-slug-pdf" alternates={view.alternates} />
      </div>
      <Sheet view={view} />
    </div>
  );
}
