import { useTranslation } from 'gatsby-plugin-react-i18next';
import { joinNames } from '../../i18n/formats/lists';
import { useLocale } from '../../i18n/use-locale';
import type { PictureView } from '../../media/picture-view';

interface PictureCreditsProps {
  pictures: readonly (PictureView | undefined)[];
  className?: string;
}

export function PictureCredits({ pictures, className }: PictureCreditsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const names = [...new Set(pictures.flatMap((picture) => picture?.credit ?? []))];
  if (names.length === 0) return null;
  return (
    <p className={className} sx={{ variant: 'text.note', color: 'muted' }}>
      {t('picture.credits', { names: joinNames(names, locale) })}
    </p>
  );
}
