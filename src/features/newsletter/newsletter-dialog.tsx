import { DialogContent, DialogOverlay } from '@reach/dialog';
import { useEffect } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { overlayStyles, panelStyles, topStyles } from './newsletter-dialog.styles';
import { NewsletterForm } from './newsletter-form';

/** The newsletter's panel, open as long as it is there. Escape, a click beside it, 'close' and going back dismiss it. */
export function NewsletterDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useMessages();
  useEffect(() => {
    window.addEventListener('popstate', onDismiss);
    return () => window.removeEventListener('popstate', onDismiss);
  }, [onDismiss]);
  return (
    <DialogOverlay onDismiss={onDismiss} sx={overlayStyles}>
      <DialogContent aria-label={t('newsletter.title')} sx={panelStyles}>
        <div sx={topStyles}>
          <button type="button" onClick={onDismiss}>
            {t('nav.close')}
          </button>
        </div>
        <NewsletterForm onLeave={onDismiss} />
      </DialogContent>
    </DialogOverlay>
  );
}
