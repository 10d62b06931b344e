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
  id: string;
  title: string;
  works: readonly WorkCardView[];
  className?: string;
}

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
