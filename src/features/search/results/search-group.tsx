import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LOCALES } from '../../../i18n/locales';
import type { Hit } from '../index/find-items';
import { groupStyles, listStyles, moreStyles, worksStyles } from './search-group.styles';
import type { SearchKind } from '../index/search-item';
import { SearchResult } from './search-result';

const LIMIT = 8;

export function SearchGroup({ kind, hits }: { kind: SearchKind; hits: readonly Hit[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, LIMIT);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The button is gone: the first new result takes the focus.
    list.current?.children[LIMIT]?.querySelector('a')?.focus();
  };
  return (
    <section sx={groupStyles}>
      <h3>
        {t(`nav.${kind}`)} <span>{hits.length}</span>
      </h3>
      <ul ref={list} sx={kind === 'works' ? worksStyles : listStyles}>
        {shown.map(({ item, match, locale }) => (
          <li key={item.path} lang={locale && LOCALES[locale].tag}>
            <SearchResult item={item} match={match} />
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <button type="button" data-stop="" sx={moreStyles} onClick={showAll}>
          {t('search.show-all', { count: hits.length })}
        </button>
      )}
    </section>
  );
}
