import { WorkFigure } from '../../components/works/work-figure';
import { WorksGrid } from '../../components/works/works-grid';
import { useMessages } from '../../i18n/use-messages';
import { pictureSizes } from '../../media/picture-sizes';
import { PrintButton } from '../work/print-button';
import { samplesStyles } from './pictures-test-screen.styles';
import type { PicturesTestView } from './pictures-test-view';
import { TestSection } from './test-section';
import { pageStyles } from './test-section.styles';

const SIZES = pictureSizes('50vw', { twoColumns: '20vw' });

/** Pictures in every state, the grid, and what of the page reaches paper. */
export function PicturesTestScreen({ view }: { view: PicturesTestView }) {
  const { t } = useMessages();
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
