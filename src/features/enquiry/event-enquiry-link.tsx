import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import { useMessages } from '../../i18n/use-messages';
import { NEEDS_PAGE } from '../../page/needs-page';
import { routePath } from '../../routes/route-path';
import { enquirySearch } from './about/enquired-work';
import type { EnquiryDialogEvent } from './event-enquiry-dialog';

const load = async () => (await import('./event-enquiry-dialog')).EventEnquiryDialog;

/** Opens a dialog; without scripts it leads to the contact page. */
export function EventEnquiryLink({ event, className }: { event: EnquiryDialogEvent; className?: string }) {
  const { t, locale } = useMessages();
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
