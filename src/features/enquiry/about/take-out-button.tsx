import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TakenOut } from './use-taken-out';

interface TakeOutButtonProps {
  work: { slug: string; title?: string };
  taken: TakenOut;
}

export function TakeOutButton({ work: { slug, title }, taken }: TakeOutButtonProps) {
  const { t } = useTranslation();
  if (taken.isSettled) return null;
  const word = t(taken.isOut(slug) ? 'enquiry.put-back' : 'enquiry.take-out');
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
