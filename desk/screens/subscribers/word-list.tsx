import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useRowKeys } from '../../collection-list/row-keys';
import { useEnd } from '../../app/lists/use-pages';
import { ON_PHONE } from '../../theme/measures';
import { WORD_ROW } from '../../theme/shelves';

interface WordListProps<Line> {
  label: string;
  heads: readonly string[];
  columns: ThemeUICSSObject;
  lines: readonly Line[];
  idOf: (line: Line) => string;
  current: string | undefined;
  open: (id: string) => void;
  pages: { hasNextPage: boolean; fetchNextPage: () => unknown };
  children: (line: Line) => ReactNode;
}

/** One tab stop. */
export function WordList<Line>(list: WordListProps<Line>) {
  const { label, heads, columns, lines, idOf, current, open, pages, children } = list;
  const keys = useRowKeys({ ids: lines.map(idOf), current, onMove: open });
  const end = useEnd(pages);
  return (
    <>
      <div aria-hidden="true" sx={{ ...columns, ...headStyles }}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label={label} onKeyDown={keys.onKeyDown} sx={{ isolation: 'isolate' }}>
        {lines.map((line) => {
          const id = idOf(line);
          return (
            <li key={id}>
              <button
                type="button"
                data-row={id}
                tabIndex={keys.tabIndexOf(id)}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => open(id)}
                sx={{ ...WORD_ROW, ...columns }}
              >
                {children(line)}
              </button>
            </li>
          );
        })}
        <li ref={end} aria-hidden="true" />
      </ul>
    </>
  );
}

const headStyles: ThemeUICSSObject = {
  display: 'grid',
  columnGap: 'links',
  mt: 3,
  pb: 'touch',
  borderBottom: 'rule',
  variant: 'text.note',
  color: 'muted',
  [ON_PHONE]: { display: 'none' },
};
