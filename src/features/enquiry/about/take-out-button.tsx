import { ENQUIRY_WORDS } from '../../../i18n/pages/enquiry-words';
import { useMessages } from '../../../i18n/use-messages';
import type { TakenOut } from './use-taken-out';

interface TakeOutButtonProps {
  work: { slug: string; title?: string };
  taken: TakenOut;
}

/** Takes a work out of an enquiry, and puts it back; the focus stays on it. */
export function TakeOutButton({ work: { slug, title }, taken }: TakeOutButtonProps) {
  const { locale } = useMessages();
  const words = ENQUIRY_WORDS[locale];
  return (
    <button
      type="button"
      onClick={() => taken.toggle(slug)}
      sx={{ variant: 'links.underlined', color: 'muted', '&:hover': { color: 'text' } }}
    >
      {taken.isOut(slug) ? words.putBack : words.takeOut}
      {title && <span sx={{ variant: 'layout.visuallyHidden' }}>{` ${title}`}</span>}
    </button>
  );
}
