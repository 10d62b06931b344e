import { Link } from '../links/link';
import type { WorkCardView } from './work-card-view';
import { WorksGrid } from './works-grid';
import type { ThemeUICSSObject } from 'theme-ui';

const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.title', pb: 6 },
  '& sup': {
    variant: 'text.superior',
    color: 'muted',
    fontWeight: 'normal',
  },
};

/** What follows counts on the space below the works' last row. */
const allStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  pb: 5,
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};

interface WorksSectionProps {
  id: string;
  title: string;
  works: readonly WorkCardView[];
  /** Where only the first works are shown: how many there are, and the link to all. */
  all?: { count: number; path: string; words: string };
  className?: string;
}

export function WorksSection({ id, title, works, all, className }: WorksSectionProps) {
  if (works.length === 0) return null;
  return (
    <section className={className} sx={sectionStyles} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <sup> {all?.count ?? works.length}</sup>
      </h2>
      <WorksGrid works={works} />
      {all && (
        <p sx={allStyles}>
          <Link to={all.path}>{all.words}</Link>
        </p>
      )}
    </section>
  );
}
