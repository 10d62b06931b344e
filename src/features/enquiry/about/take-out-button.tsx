import { ENQUIRY_WORDS } from '../../../i18n/pages/forms/enquiry-words';
import { useMessages } from '../../../i18n/use-messages';
import type { TakenOut } from './use-taken-out';

interface TakeOutButtonProps {
  work: { slug: string; title?: string };
  taken: TakenOut;
}

export function TakeOutButton({ work: { slug, title }, taken }: TakeOutButtonProps) {
  const { locale } = useMessages();
  if (taken.isSettled) return null;
  const words = ENQUIRY_WORDS[locale];
  const word = taken.isOut(slug) ? words.putBack : words.takeOut;
  return (
    <button
      type="button"
      aria-label={title && `${word} ${title}`}
      onClick={() => taken.toggle(slug)}
      sx={{ variant: 'links.underlined', color: 'muted', '&:hover': { color: 'text' } }}
    >
      {word}
    </button>
  );
}
