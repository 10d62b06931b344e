import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import type { ItemLine } from '../../../api/releases/contract/releases';
import { useLanguage, type Language } from '../words';
import { textIn } from './title';

/** Its title is a sentence, so that it goes by another name. */
const HOME_FILE = 'pages/home.yaml';

/** In the desk's language, else in another. */
export const titleOf = ({ title, file }: ItemLine, { say, locale }: Language): string =>
  file === HOME_FILE ? say('pages.home') : textIn(title, locale).text || file;

const styles: ThemeUICSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** Titles of works are in italics, as on the site. */
function Title({ item }: { item: ItemLine }) {
  const language = useLanguage();
  const { locale } = language;
  const text = titleOf(item, language);
  const isOther = item.file !== HOME_FILE && item.title[locale as 'en'] === undefined;
  const lang = isOther ? (locale === 'fr' ? 'en' : 'fr') : undefined;
  return item.kind === 'work' ? <i lang={lang}>{text}</i> : <span lang={lang}>{text}</span>;
}

/** Links to the public page where there is one. */
export function ItemName({ item }: { item: ItemLine }) {
  if (!item.url)
    return (
      <span title={item.file}>
        <Title item={item} />
      </span>
    );
  return (
    <a href={item.url} target="_blank" rel="noreferrer" sx={styles}>
      <Title item={item} />
    </a>
  );
}

/** Leads to where the item is written. */
export function ItemToWrite({ item }: { item: ItemLine }) {
  return (
    <Link to={`/${item.file.replace(/\.yaml$/, '')}` as '/'} sx={styles}>
      <Title item={item} />
    </Link>
  );
}
