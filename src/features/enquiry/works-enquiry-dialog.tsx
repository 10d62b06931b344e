import { DialogPanel } from '../../components/dialog/dialog-panel';
import { Thumbnail } from '../../components/pictures/thumbnail';
import { WorkCaption } from '../../components/works/work-caption';
import type { WorkCardView } from '../../components/works/work-card-view';
import { useMessages } from '../../i18n/use-messages';
import { SIZES } from '../../theme/sizes';
import { ContactForm } from './contact-form';
import { SELECTION_DRAFT } from './enquired-work';
import { titleStyles } from './enquiry-dialog.styles';
import { moreStyles, rowsStyles, worksStyles } from './works-enquiry-dialog.styles';

/** A work of a selection as an enquiry about all of them names it. */
export interface EnquiryDialogWorks extends Omit<WorkCardView, 'path' | 'slugs' | 'note'> {
  slug: string;
}

/** How many works are seen at once; the others unfold, so that the form stays near. */
const SHOWN = 6;

interface WorksEnquiryDialogProps {
  works: readonly EnquiryDialogWorks[];
  onDismiss: () => void;
}

/** The panel of an enquiry about a selection: its works, small, and the contact form. */
export function WorksEnquiryDialog({ works, onDismiss }: WorksEnquiryDialogProps) {
  const { t } = useMessages();
  const rest = works.slice(SHOWN);
  return (
    <DialogPanel label={t('work.enquire')} onDismiss={onDismiss}>
      <h2 sx={titleStyles}>{t('work.enquire')}</h2>
      <div sx={worksStyles}>
        <WorkRows label={t('enquiry.works')} works={works.slice(0, SHOWN)} />
        {rest.length > 0 && (
          <details sx={moreStyles}>
            <summary>{t('enquiry.more', { count: rest.length })}</summary>
            <WorkRows label={t('enquiry.more', { count: rest.length })} works={rest} />
          </details>
        )}
      </div>
      <ContactForm workSlugs={works.map(({ slug }) => slug)} draft={SELECTION_DRAFT} />
    </DialogPanel>
  );
}

function WorkRows({ label, works }: { label: string; works: readonly EnquiryDialogWorks[] }) {
  return (
    <ul aria-label={label} sx={rowsStyles}>
      {works.map((work) => (
        <li key={work.slug}>
          <span>
            {work.picture && <Thumbnail picture={work.picture} sizes={SIZES.enquiry.pictureColumn} />}
          </span>
          <WorkCaption work={work} />
        </li>
      ))}
    </ul>
  );
}
