import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import { useLocale } from '../../i18n/use-locale';
import { NEEDS_PAGE } from '../../page/needs-page';
import { routePath } from '../../routes/route-path';
import { enquirySearch } from './about/enquired-work';
import type { EnquiryDialogEvent } from './event-enquiry-dialog';

const load = async () => (await import('./event-enquiry-dialog')).EventEnquiryDialog;

/** Opens a dialog; without scripts it leads to the contact page. */
export function EventEnquiryLink({ event, className }: { event: EnquiryDialogEvent; className?: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = routePath('contact', locale) + enquirySearch('event', event.slug);
  const { Dialog, close, link } = useDialogLink({ path, load });
  return (
    <>
      <Link {...link} {...NEEDS_PAGE} className={className}>
        {t('event.reserve')}
      </Link>
      {Dialog && <Dialog event={event} onDismiss={close} />}
    </>
  );
}
