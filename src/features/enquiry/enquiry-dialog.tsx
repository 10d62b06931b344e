import { DialogPanel } from '../../components/dialog/dialog-panel';
import { WorkCaption } from '../../components/works/work-caption';
import type { WorkCardView } from '../../components/works/work-card-view';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { SIZES } from '../../theme/sizes';
import { ContactForm } from './contact-form';
import { enquiryDraft } from './enquired-work';
import { titleStyles, workStyles } from './enquiry-dialog.styles';

/** A work as an enquiry about it names it. */
export interface EnquiryDialogWork extends Omit<WorkCardView, 'path' | 'slugs' | 'note'> {
  slug: string;
  /** 'Ref. ML 0147'. */
  reference: string;
}

interface EnquiryDialogProps {
  work: EnquiryDialogWork;
  onDismiss: () => void;
}

/** The panel of an enquiry: the work that it is about, and the contact form. */
export function EnquiryDialog({ work, onDismiss }: EnquiryDialogProps) {
  const { t } = useMessages();
  const title = t(work.sold ? 'work.looking-for' : 'work.enquire');
  return (
    <DialogPanel label={title} onDismiss={onDismiss}>
      <h2 sx={titleStyles}>{title}</h2>
      <div sx={workStyles}>
        {work.picture && <Picture picture={work.picture} sizes={SIZES.enquiry.picture} alt="" />}
        <WorkCaption work={{ ...work, note: work.reference }} />
      </div>
      <ContactForm workSlug={work.slug} draft={enquiryDraft(work.slug)} />
    </DialogPanel>
  );
}
