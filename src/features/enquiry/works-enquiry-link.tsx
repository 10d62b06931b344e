import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import { slugListQuery } from '../../contract/forms/slug-list';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import type { EnquiryDialogWorks } from './works-enquiry-dialog';

interface WorksEnquiryLinkProps {
  works: readonly EnquiryDialogWorks[];
  className?: string;
}

const load = async () => (await import('./works-enquiry-dialog')).WorksEnquiryDialog;

/** Opens a dialog; without scripts it leads to the contact page. */
export function WorksEnquiryLink({ works, className }: WorksEnquiryLinkProps) {
  const { t, locale } = useMessages();
  const path = routePath('contact', locale) + slugListQuery(works.map(({ slug }) => slug));
  const { Dialog, close, link } = useDialogLink({ path, load });
  return (
    <>
      <Link {...link} className={className}>
        {t('work.enquire')}
      </Link>
      {Dialog && <Dialog works={works} onDismiss={close} />}
    </>
  );
}
