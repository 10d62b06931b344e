import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WorksGrid } from '../../components/works/works-grid';
import { TurnPlace } from '../../features/model/place/turn-place';
import { useLocale } from '../../i18n/use-locale';
import { WorkLabel } from './work-label';
import { WorkPictures } from './pictures/work-pictures';
import { WorkReading } from './work-reading';
import { turnSubject } from './turn-subject';
import type { WorkView } from './work-view';
import type { ThemeUICSSObject } from 'theme-ui';

const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  position: 'relative',
  isolation: 'isolate',
  '@media print': { rowGap: 'gutter' },
};

const relatedStyles: ThemeUICSSObject = {
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 5 },
  '@media print': { display: 'none' },
};

export function WorkScreen({ view }: { view: WorkView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <TurnPlace subject={turnSubject(view, locale)} path={view.paths.page}>
      <div sx={screenStyles}>
        <article sx={articleStyles}>
          <WorkPictures work={view} />
          <WorkLabel work={view} />
        </article>
        <WorkReading work={view} />
        {view.related.length > 0 && (
          <section sx={relatedStyles} aria-labelledby="related">
            <h2 id="related">{t('work.related')}</h2>
            <WorksGrid works={view.related} isTrail={false} />
          </section>
        )}
      </div>
    </TurnPlace>
  );
}
