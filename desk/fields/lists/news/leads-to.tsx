import { useAnswer } from '../../../app/data';
import { EditorLink } from '../../../app/items/editor-link';
import { textIn } from '../../../app/items/title';
import { Said } from '../../../app/parts/said';
import { useLanguage } from '../../../app/words';
import { SMALL } from '../../../theme/editor/fields';
import type { Texts } from '../../parts/part-texts';

/** To what a piece of news leads, by its name: the search beside it is empty again once one has chosen. */
export function LeadsTo({ url = {} }: { url: Texts | undefined }) {
  const { locale } = useLanguage();
  const address = url[locale] || Object.values(url).find(Boolean);
  return <Said sx={{ ...SMALL, overflowWrap: 'anywhere' }}>{address && <Named address={address} />}</Said>;
}

function Named({ address }: { address: string }) {
  const { say, locale } = useLanguage();
  const { data } = useAnswer('/page-at', { query: { url: address } });
  // An address that is elsewhere says by itself where it leads.
  if (!data) return null;
  const { page } = data;
  const isHome = page?.shelf === 'pages' && page.id === 'home';
  const name = isHome ? say('pages.home') : page && (textIn(page.title, locale).text || page.id);
  return (
    <>
      {say('editor.leadsTo')} {page ? <EditorLink {...page}>{name}</EditorLink> : address}
    </>
  );
}
