import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import { useLocale } from '../../../i18n/use-locale';
import { allWorksPath } from '../../../routes/alternates';
import { routePath } from '../../../routes/route-path';
import type { SearchResults } from '../index/find-items';
import { SearchGroup } from '../results/search-group';
import { groupStyles, namesStyles } from '../results/search-group.styles';
import type { SearchItem } from '../index/search-item';

const LIMIT = 12;

export function SearchStart({ groups }: { groups: SearchResults['groups'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return groups.map(({ kind, hits }) => {
    const items = hits.map(({ item }) => item);
    if (kind === 'types')
      return (
        <Names
          key={kind}
          title={t('nav.works')}
          count={items.reduce((sum, item) => sum + (item.kind === 'types' ? item.count : 0), 0)}
          items={items}
          path={allWorksPath(locale)}
          all={t('search.all-works')}
        />
      );
    if (kind === 'creators')
      return (
        <Names
          key={kind}
          title={t('nav.creators')}
          count={items.length}
          items={items}
          path={routePath('creators', locale)}
          all={t('search.all-creators')}
        />
      );
    return <SearchGroup key={kind} kind={kind} hits={hits} />;
  });
}

export function SearchWays() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul sx={namesStyles}>
      <li>
        <Link to={allWorksPath(locale)} data-stop="">
          {t('search.all-works')}
        </Link>
      </li>
      <li>
        <Link to={routePath('creators', locale)} data-stop="">
          {t('search.all-creators')}
        </Link>
      </li>
    </ul>
  );
}

interface NamesProps {
  title: string;
  count: number;
  items: readonly SearchItem[];
  path: string;
  all: string;
}

function Names({ title, count, items, path, all }: NamesProps) {
  return (
    <section sx={groupStyles}>
      <h3>
        {title} <span>{count}</span>
      </h3>
      <ul sx={namesStyles}>
        {items.slice(0, LIMIT).map((item) => (
          <li key={item.path}>
            <Link to={item.path} data-stop="">
              {item.title}
              {item.kind === 'types' && <sup> {item.count}</sup>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={path} data-stop="" data-all="">
            {all}
          </Link>
        </li>
      </ul>
    </section>
  );
}
