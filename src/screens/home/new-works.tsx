import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { NewWorksFeed } from '../../components/works/new-works-feed';
import type { WorkCardView } from '../../components/works/work-card-view';
import { WorksGrid } from '../../components/works/works-grid';
import { useLocale } from '../../i18n/use-locale';
import { useSite } from '../../page/site-context';
import { allWorksPath } from '../../routes/alternates';
import { filterSearch } from '../../routes/works-filter';
import { bandStyles } from './home-sections.styles';

const waysStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'links',
  rowGap: 2,
  pr: 'clearOfSearch',
  '@media print': { display: 'none' },
};

export function NewWorks({ works }: { works: readonly WorkCardView[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  // Static files alone have no page of what is new.
  const isFiltered = useSite().apiOrigin === '';
  return (
    <section sx={bandStyles} aria-labelledby="new-works">
      <h2 id="new-works">{t('works.new')}</h2>
      <WorksGrid works={works} />
      <p sx={waysStyles}>
        {isFiltered && (
          <Link
            to={allWorksPath(locale) + filterSearch({ isNew: true })}
            sx={{ variant: 'links.underlined' }}
          >
            {t('works.all-new')}
          </Link>
        )}
        <NewWorksFeed />
      </p>
    </section>
  );
}
