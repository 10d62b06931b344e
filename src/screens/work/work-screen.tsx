import { WorksGrid } from '../../components/works/works-grid';
import { useMessages } from '../../i18n/use-messages';
import { WorkLabel } from './work-label';
import { WorkPictures } from './pictures/work-pictures';
import { WorkReading } from './work-reading';
import { articleStyles, relatedStyles, screenStyles } from './work-screen.styles';
import type { WorkView } from './work-view';

/** A work: its pictures, its label, what is told of it, and the works beside it. */
export function WorkScreen({ view }: { view: WorkView }) {
  const { t } = useMessages();
  return (
    <div sx={screenStyles}>
      <article sx={articleStyles}>
        <WorkPictures work={view} />
        <WorkLabel work={view} />
      </article>
      <WorkReading work={view} />
      {view.related.length > 0 && (
        <section sx={relatedStyles} aria-labelledby="related">
          <h2 id="related">{t('work.related')}</h2>
          <WorksGrid works={view.related} />
        </section>
      )}
    </div>
  );
}
