import { DialogPanel } from '../../components/dialog/dialog-panel';
import { useMessages } from '../../i18n/use-messages';
import { NewsletterForm } from './newsletter-form';

/** The newsletter's panel. */
export function NewsletterDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useMessages();
  return (
    <DialogPanel label={t('newsletter.title')} onDismiss={onDismiss}>
      <NewsletterForm onLeave={onDismiss} />
    </DialogPanel>
  );
}
