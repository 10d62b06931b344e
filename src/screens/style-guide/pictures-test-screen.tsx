import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WorkFigure } from '../../components/works/work-figure';
import { WorksGrid } from '../../components/works/works-grid';
import { pictureSizes } from '../../media/picture-sizes';
import { PrintButton } from '../work/print-button';
import type { PicturesTestView } from './pictures-test-view';
import { TestSection } from './test-section';
import { pageStyles } from './test-section.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** Three rows for each row of samples: kind, pictures on one floor, labels. */
const samplesStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  [FROM.twoColumns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    minWidth: 0,
    pb: 'row',
    '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
  '& li > p': { variant: 'text.note', pb: 2, color: 'muted' },
};

const SIZES = pictureSizes('50vw', { twoColumns: '20vw' });

export function PicturesTestScreen({ view }: { view: PicturesTestView }) {
  const { t } = useTranslation();
  return (
    <div sx={pageStyles}>
      <h1>{t('test4.title')}</h1>
      {view.samples.length > 0 && (
        <TestSection title={t('test.pictures')}>
          <ul sx={samplesStyles}>
            {view.samples.map(({ kind, work }) => (
              <li key={kind}>
                <p>{t(`test.${kind}`)}</p>
                <WorkFigure work={work} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </TestSection>
      )}
      {view.grid.length > 0 && (
        <TestSection title={t('test.grid')}>
          <WorksGrid works={view.grid} />
        </TestSection>
      )}
      <TestSection title={t('test.print')}>
        <p>{t('test.print-hint')}</p>
        <PrintButton />
      </TestSection>
    </div>
  );
}
