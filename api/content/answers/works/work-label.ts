import type { Work } from '../../published/catalogue-content';
import { textIn } from '../text';
import { publishedOf, type View } from '../view';

/** Downloads are named after creator, title and date. */
export function workLabel(view: View, work: Work): (string | undefined)[] {
  const creators = publishedOf(view, view.catalogue.creators, work.creators).map(({ name }) => name);
  return [creators.join(', '), textIn(view, work.title), work.date && textIn(view, work.date)];
}
