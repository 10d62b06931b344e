import '../../i18n/lazy/forms';
import '../../i18n/lazy/pages';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DialogPanel } from '../../components/dialog/dialog-panel';
import { ContactForm } from './form/contact-form';
import { eventDraft } from './about/enquired-work';
import { titleStyles } from './enquiry-dialog.styles';
import { EventSubject } from './about/event-subject';

export interface EnquiryDialogEvent {
  slug: string;
  title: string;
  dates: string;
}

interface EventEnquiryDialogProps {
  event: EnquiryDialogEvent;
  onDismiss: () => void;
}

export function EventEnquiryDialog({ event, onDismiss }: EventEnquiryDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogPanel label={t('event.reserve')} onDismiss={onDismiss}>
      <h2 sx={titleStyles}>{t('event.reserve')}</h2>
      <ContactForm
        eventSlug={event.slug}
        about={<EventSubject event={event} />}
        draft={eventDraft(event.slug)}
      />
    </DialogPanel>
  );
}
