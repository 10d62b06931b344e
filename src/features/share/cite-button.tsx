import { useSite } from '../../page/site-context';
import { dayOf } from '../../i18n/formats/day-of';
import { useMessages } from '../../i18n/use-messages';
import { citationOf, type CitedWork } from './citation';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

interface CiteButtonProps {
  work: CitedWork;
  /** Absolute. */
  url: string;
  className?: string;
}

export function CiteButton({ work, url, className }: CiteButtonProps) {
  const { t, locale } = useMessages();
  const { name, contact } = useSite();
  const { result, copy, dismiss } = useCopy();
  const cite = () => {
    const page = { gallery: name, city: contact.city, url, day: dayOf(new Date()) };
    void copy(citationOf(work, page, locale));
  };
  return (
    <CopyButton
      className={className}
      result={result}
      copied={t('cite.copied')}
      byHand={t('cite.by-hand')}
      onPress={cite}
      onDismiss={dismiss}
    >
      {t('cite.copy')}
    </CopyButton>
  );
}
