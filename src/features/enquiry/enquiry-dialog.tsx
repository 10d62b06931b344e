import '../../i18n/lazy/forms';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DialogPanel } from '../../components/dialog/dialog-panel';
import { WorkCaption } from '../../components/works/work-caption';
import type { WorkCardView } from '../../components/works/work-card-view';
import { Picture } from '../../media/picture';
import { SIZES } from '../../theme/sizes';
import { ContactForm } from './form/contact-form';
import { enquiryDraft } from './about/enquired-work';
import { titleStyles, workStyles } from './enquiry-dialog.styles';
import { TakeOutButton } from './about/take-out-button';
import { useTakenOut } from './about/use-taken-out';

export interface EnquiryDialogWork extends Omit<WorkCardView, 'path' | 'slugs' | 'note'> {
  slug: string;
  /** 'Ref. ML 0147'. */
  reference: string;
  /** Whether the price is an amount. */
  isPriced: boolean;
}

interface EnquiryDialogProps {
  work: EnquiryDialogWork;
  onDismiss: () => void;
}

export function EnquiryDialog({ work, onDismiss }: EnquiryDialogProps) {
  const { t } = useTranslation();
  const title = t(work.sold ? 'work.looking-for' : 'work.enquire');
  const taken = useTakenOut();
  const isOut = taken.isOut(work.slug);
  return (
    <DialogPanel label={title} onDismiss={onDismiss}>
      <h2 sx={titleStyles}>{title}</h2>
      <div sx={workStyles} data-out={isOut || undefined}>
        {work.picture && <Picture picture={work.picture} sizes={SIZES.enquiry.picture} alt="" />}
        <div>
          <WorkCaption work={{ ...work, note: work.reference }} />
          <TakeOutButton work={work} taken={taken} />
        </div>
      </div>
      <ContactForm
        workSlug={isOut ? undefined : work.slug}
        asked={{ works: isOut || work.sold ? 0 : 1, isPriced: work.isPriced }}
        draft={enquiryDraft(work.slug)}
        onSent={taken.settle}
      />
    </DialogPanel>
  );
}
