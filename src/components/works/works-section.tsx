import type { WorkCardView } from './work-card-view';
import { WorksGrid } from './works-grid';
import type { ThemeUICSSObject } from 'theme-ui';

const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.title', pb: 6, textTransform: 'lowercase' },
  '& sup': {
    variant: 'text.superior',
    color: 'muted',
    fontWeight: 'normal',
  },
};

interface WorksSectionProps {
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  works: readonly WorkCardView[];
  className?: string;
}

/** The works that belong to a creator, an event or an article, with their count; nothing without works. */
export function WorksSection({ id, title, works, className }: WorksSectionProps) {
  if (works.length === 0) return null;
  return (
    <section className={className} sx={sectionStyles} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <sup> {works.length}</sup>
      </h2>
      <WorksGrid works={works} />
    </section>
  );
}
