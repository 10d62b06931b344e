import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Finder } from '../../app/lists/finder';
import { OwnPlaces } from '../../app/parts/places';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { DeskLanguage } from '../../../api/desk/contract/languages';
import { MANUAL, MANUAL_CONTENTS, MANUAL_TEXT } from '../../theme/manual';
import { findPlaces } from './find-places';
import { FoundPlaces } from './found-places';
import { openManualIndex } from './manual-index';

const PAGES = {
  en: () => import('../../../docs/desk.md'),
  fr: () => import('../../../docs/desk.fr.md'),
} satisfies Record<DeskLanguage, () => Promise<unknown>>;

/** Places that are shown: whoever finds more types another word. */
const MOST = 12;

/** `docs/desk.md`, in the language that the desk speaks. */
export function Manual() {
  const { say, locale } = useLanguage();
  const { data: page } = useQuery({ queryKey: ['manual', locale], queryFn: PAGES[locale] });
  const text = useRef<HTMLElement>(null);
  const [words, setWords] = useState('');
  const index = useMemo(() => page && openManualIndex(page.html), [page]);
  const found = useMemo(() => (index && words.trim() ? findPlaces(index, words) : undefined), [index, words]);
  // The part that the address names comes after the browser has looked for it.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (page && id) text.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  }, [page]);
  return (
    <>
      <OwnPlaces />
      <Finder label={say('manual.find')} value={words} onFind={setWords} />
      <p role="status" sx={{ variant: 'text.cap', pt: 2, color: 'muted' }}>
        {found && (found.length > 0 ? say('manual.places', { count: found.length }) : say('find.none'))}
      </p>
      {found && found.length > 0 && <FoundPlaces key={words} places={found.slice(0, MOST)} />}
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
