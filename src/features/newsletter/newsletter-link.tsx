import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';

interface NewsletterLinkProps {
  /** Called first: the menu closes itself. */
  beforeOpen?: () => void;
  className?: string;
}

const load = async () => (await import('./newsletter-dialog')).NewsletterDialog;

/** Opens a dialog; without scripts it leads to the form on the contact page. */
export function NewsletterLink({ beforeOpen, className }: NewsletterLinkProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = `${routePath('contact', locale)}#newsletter`;
  const { Dialog, close, link } = useDialogLink({ path, load, beforeOpen });
  return (
    <>
      <Link {...link} className={className}>
        {t('nav.newsletter')}
      </Link>
      {Dialog && <Dialog onDismiss={close} />}
    </>
  );
}
