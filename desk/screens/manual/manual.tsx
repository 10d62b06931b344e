import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OwnPlaces } from '../../app/parts/places';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { DeskLanguage } from '../../contract/languages';
import { MANUAL, MANUAL_CONTENTS, MANUAL_TEXT } from '../../theme/manual';

const PAGES = {
  en: () => import('../../../docs/desk.md'),
  fr: () => import('../../../docs/desk.fr.md'),
} satisfies Record<DeskLanguage, () => Promise<unknown>>;

/** `docs/desk.md`, in the language that the desk speaks. */
export function Manual() {
  const { say, locale } = useLanguage();
  const { data: page } = useQuery({ queryKey: ['manual', locale], queryFn: PAGES[locale] });
  const text = useRef<HTMLElement>(null);
  // The part that the address names comes after the browser has looked for it.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (page && id) text.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  }, [page]);
  return (
    <>
      <OwnPlaces />
      <div sx={MANUAL}>
        <nav aria-label={say('manual.contents')} sx={MANUAL_CONTENTS}>
          <ul>
            {page?.headings.map(({ id, text: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Our own file, made into HTML when the desk is built. */}
        {page && <article ref={text} sx={MANUAL_TEXT} dangerouslySetInnerHTML={{ __html: page.html }} />}
      </div>
      <Floor />
    </>
  );
}
