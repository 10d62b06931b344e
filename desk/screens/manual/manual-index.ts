import MiniSearch from 'minisearch';
import { indexTerms } from '../../../src/features/search/index/terms';

/** A chapter (`text` is empty, `whole` is all that it says), or a paragraph, an item of a list or a row of a table in it. */
export interface Place {
  id: string;
  chapter: string;
  text: string;
  whole?: string;
}

export type ManualIndex = MiniSearch<Place>;

/** @param html as `desk/vite/manual-pages.ts` makes it */
export function openManualIndex(html: string): ManualIndex {
  const index = new MiniSearch<Place>({
    fields: ['chapter', 'text', 'whole'],
    storeFields: ['chapter', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      // Words that are scattered over a chapter say least of it.
      boost: { chapter: 4, whole: 0.1 },
      // A place is no better an answer because it is short, or says a word over and over.
      bm25: { k: 0.5, b: 0, d: 0.5 },
      // What a chapter is called comes before what is said in it.
      boostDocument: (_id, _term, place) => (place?.['text'] === '' ? 4 : 1),
      tokenize: (term) => [term],
    },
  });
  index.addAll(placesIn(html));
  return index;
}

function placesIn(html: string): Place[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const places: Place[] = [];
  let chapter: Place | undefined;
  for (const { id, localName, textContent } of body.querySelectorAll('[id]')) {
    const text = (textContent ?? '').trim();
    if (text === '') continue;
    if (localName === 'h2') places.push((chapter = { id, chapter: text, text: '', whole: '' }));
    else places.push({ id, chapter: chapter?.chapter ?? '', text });
    if (chapter && localName !== 'h2') chapter.whole += ` ${text}`;
  }
  return places;
}
