import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CreatorFigure } from '../../components/creators/creator-figure';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { pictureSizes } from '../../media/picture-sizes';
import type { CreatorsView } from './creators-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  pt: 4,
  '& > li': { gridColumn: 'span 6', minWidth: 0 },
  [FROM.asymmetric]: { '& > li': { gridColumn: 'span 3' } },
  '@media print': { '& > li': { gridColumn: 'span 4' } },
};

const wallStyles: ThemeUICSSObject = {
  ...listStyles,
  isolation: 'isolate',
  '& > li:nth-of-type(n)': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', pb: 'row' },
};

const namesStyles: ThemeUICSSObject = { ...listStyles, rowGap: 5, 'ul + &': { pt: 0 } };

const SIZES = pictureSizes('45vw', { asymmetric: '22vw' });

export function CreatorsScreen({ view: { portrayed, named } }: { view: CreatorsView }) {
  const { t } = useTranslation();
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('creators.title')}</h1>
      <UntranslatedNotice />
      {portrayed.length + named.length === 0 && <p sx={emptyStyles}>{t('creators.none')}</p>}
      {portrayed.length > 0 && (
        <ul sx={wallStyles}>
          {portrayed.map((creator, index) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul sx={namesStyles}>
          {named.map((creator) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
