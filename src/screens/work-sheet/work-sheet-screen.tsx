import { Global } from '@emotion/react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { LanguageSwitch } from '../../features/language/language-switch';
import { Sheet } from '../../features/sheet/paper/sheet';
import { SheetButton } from '../../features/sheet/sheet-button';
import { PrintButton } from '../work/print-button';
import { barStyles, deskStyles, pageStyles } from './work-sheet-screen.styles';
import type { WorkSheetView } from './work-sheet-view';

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
