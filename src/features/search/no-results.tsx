import type { ThemeUICSSObject } from 'theme-ui';
import { Link } from '../../components/link';
import { useMessages } from '../../i18n/use-messages';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';

const styles: ThemeUICSSObject = {
  variant: 'text.sub',
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '& a': { variant: 'links.underlined' },
};

/** Where to go on from a search that found nothing. */
export function NoResults() {
  const { t, locale } = useMessages();
  return (
    <ul sx={styles}>
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
