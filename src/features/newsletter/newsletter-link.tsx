import { useCallback, useState, type MouseEvent } from 'react';
import { Link, navigate } from '../../components/link';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import type { NewsletterDialog } from './newsletter-dialog';

interface NewsletterLinkProps {
  /** Called first: the menu closes itself. */
  beforeOpen?: () => void;
  className?: string;
}

/** Opens the newsletter's dialog, whose code is fetched then; without scripts it leads to the form on the contact page. */
export function NewsletterLink({ beforeOpen, className }: NewsletterLinkProps) {
  const { t, locale } = useMessages();
  const [Dialog, setDialog] = useState<typeof NewsletterDialog>();
  const close = useCallback(() => setDialog(undefined), []);
  const path = `${routePath('contact', locale)}#newsletter`;

  const open = async () => {
    beforeOpen?.();
    try {
      const module = await import('./newsletter-dialog');
      setDialog(() => module.NewsletterDialog);
    } catch {
      // The code could not be fetched: the form on the page serves as well.
      await navigate(path);
    }
  };

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };

  return (
    <>
      <Link to={path} aria-haspopup="dialog" className={className} onClick={onClick}>
        {t('nav.newsletter')}
      </Link>
      {Dialog && <Dialog onDismiss={close} />}
    </>
  );
}
