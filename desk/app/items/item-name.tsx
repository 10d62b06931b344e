import type { ItemLine } from '../../contract/releases';
import { useLanguage, type Language } from '../words';

/** In the desk's language, else in another. */
export const titleOf = ({ title, file }: ItemLine, { locale }: Language): string =>
  (locale === 'fr' ? (title.fr ?? title.en) : (title.en ?? title.fr)) ?? file;

/** Links to the public page where there is one. Titles of works are in italics, as on the site. */
export function ItemName({ item }: { item: ItemLine }) {
  const language = useLanguage();
  const text = titleOf(item, language);
  const { locale } = language;
  const lang = item.title[locale as 'en'] === undefined ? (locale === 'fr' ? 'en' : 'fr') : undefined;
  const name = item.kind === 'work' ? <i lang={lang}>{text}</i> : <span lang={lang}>{text}</span>;
  if (!item.url) return <span title={item.file}>{name}</span>;
  return (
    <a
      href={item.url}
      target="_blank"
      rel="noreferrer"
      sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {name}
    </a>
  );
}
