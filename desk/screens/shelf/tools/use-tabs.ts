import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage } from '../../../../api/content/contract/list';
import { textIn } from '../../../app/items/title';
import { WHENS, type ShelfSearch } from '../../../app/lists/shelf-search';
import { useLanguage } from '../../../app/words';

export interface Tab {
  word: string;
  lang?: string | undefined;
  count: number | undefined;
  /** What it asks for. */
  of: Pick<ShelfSearch, 'type' | 'when'>;
}

/** What a shelf is divided into: works by type, events by when they are. */
export function useTabs(shelf: Collection, first: ItemPage | undefined): Tab[] {
  const { say, locale } = useLanguage();
  const whens = first?.whens;
  const types = first?.types ?? [];
  const isDivided = first === undefined || types.length > 0 || Boolean(whens);
  return [
    {
      word: say(isDivided ? 'items.all' : `nav.${shelf}`),
      count: first?.beside.all,
      of: { type: undefined, when: undefined } as Tab['of'],
    },
    ...types.map(({ id, title, count }) => {
      const { text, lang } = textIn(title, locale);
      return { word: text, lang, count, of: { type: id } };
    }),
    ...(whens
      ? WHENS.map((when) => ({ word: say(`items.when.${when}`), count: whens[when], of: { when } }))
      : []),
  ];
}
