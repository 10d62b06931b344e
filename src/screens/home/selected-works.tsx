import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { WorkFigure } from '../../components/works/work-figure';
import type { WorkCardView } from '../../components/works/work-card-view';
import { useLocale } from '../../i18n/use-locale';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { allWorksPath } from '../../routes/alternates';
import { allStyles, listStyles, sectionStyles } from './selected-works.styles';

/** Columns of the six places (selected-works.styles.ts), on phones and from two columns on. */
const PLACES = [
  [12, 7],
  [9, 4],
  [9, 4],
  [12, 6],
  [12, 5],
  [9, 5],
] as const;
const SIZES = PLACES.map(([narrow, wide]) =>
  pictureSizes(acrossColumns(narrow), { asymmetric: acrossColumns(wide) }),
);

export function SelectedWorks({ works, count }: { works: readonly WorkCardView[]; count: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section sx={sectionStyles} aria-labelledby="selected-works">
      <h2 id="selected-works">{t('home.selected-works')}</h2>
      <ul sx={listStyles}>
        {works.map((work, index) => (
          <li key={work.path}>
            <WorkFigure work={work} sizes={SIZES[index % SIZES.length]!} />
          </li>
        ))}
      </ul>
      <p sx={allStyles}>
        <Link to={allWorksPath(locale)} sx={{ variant: 'links.underlined' }}>
          {t('home.all-works')}
        </Link>{' '}
        <span>{count}</span>
      </p>
    </section>
  );
}
