import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useDialogLink } from '../../components/links/use-dialog-link';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { EnquiryDialogWork } from './enquiry-dialog';

interface EnquiryLinkProps {
  /** The contact page, with the work in its query. */
  path: string;
  work: EnquiryDialogWork;
  className?: string;
}

const load = async () => (await import('./enquiry-dialog')).EnquiryDialog;

/** Opens a dialog; without scripts it leads to the contact page. */
export function EnquiryLink({ path, work, className }: EnquiryLinkProps) {
  const { t } = useTranslation();
  const { Dialog, close, link } = useDialogLink({ path, load });
  return (
    <>
      <Link {...link} {...NEEDS_PAGE} className={className}>
        {t(work.sold ? 'work.looking-for' : 'work.enquire')}
      </Link>
      {Dialog && <Dialog work={work} onDismiss={close} />}
    </>
  );
}
