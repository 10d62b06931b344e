import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { emptyStyles } from './selection-screen.styles';

/** Says without scripts what they are needed for, and what is to be had without them. */
export function WithoutScripts() {
  const { t, locale } = useMessages();
  return (
    <noscript>
      <div sx={emptyStyles}>
        <p>{t('selection.needs-scripts')}</p>
        <p>
          <Link to={allWorksPath(locale)}>{t('home.all-works')}</Link>
        </p>
        <p>
          <Link to={routePath('contact', locale)}>{t('nav.contact')}</Link>
        </p>
      </div>
    </noscript>
  );
}
