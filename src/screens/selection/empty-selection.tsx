import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { allWorksPath } from '../../routes/alternates';
import { emptyStyles } from './selection-screen.styles';

/** An empty wall: how works come onto it, and where they are. `emptied`: they were there a moment ago. */
export function EmptySelection({ emptied }: { emptied: boolean }) {
  const { t, locale } = useMessages();
  return (
    <div sx={emptyStyles}>
      <p>{t(emptied ? 'selection.emptied' : 'selection.empty')}</p>
      <p>
        <Link to={allWorksPath(locale)}>{t('home.all-works')}</Link>
      </p>
    </div>
  );
}
