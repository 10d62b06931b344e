import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import type { Arrangement } from '../../contract/forms/arrangement';
import { slugListQuery } from '../../contract/forms/slug-list';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import type { EnquiryDialogWorks } from './works-enquiry-dialog';

interface WorksEnquiryLinkProps {
  works: readonly EnquiryDialogWorks[];
  /** How they stand side by side, where the visitor has arranged them. */
  arrangement?: Arrangement | undefined;
  className?: string;
}

const load = async () => (await import('./works-enquiry-dialog')).WorksEnquiryDialog;

/** Opens a dialog; without scripts it leads to the contact page. */
export function WorksEnquiryLink({ works, arrangement, className }: WorksEnquiryLinkProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = routePath('contact', locale) + slugListQuery(works.map(({ slug }) => slug));
  const { Dialog, close, link } = useDialogLink({ path, load });
  return (
    <>
      <Link {...link} className={className}>
        {t('work.enquire')}
      </Link>
      {Dialog && <Dialog works={works} arrangement={arrangement} onDismiss={close} />}
    </>
  );
}
