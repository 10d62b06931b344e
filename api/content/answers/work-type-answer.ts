import type { WorkType as WorkTypeAnswer } from '../../../src/contract/items/work';
import type { WorkType } from '../published/catalogue-content';
import { imageAnswer } from './image-answer';
import { formerSlugsIn, slugsOf, textIn } from './text';
import type { View } from './view';

/** @param count of its works */
export function workTypeAnswer(
  view: View,
  { id, slug, former_slugs, title, picture }: WorkType,
  count: number,
): WorkTypeAnswer {
  return {
    id,
    slug: textIn(view, slug),
    slugs: slugsOf(slug),
    former_slugs: formerSlugsIn(view, former_slugs),
    title: textIn(view, title),
    count,
    image: picture && imageAnswer(view, picture),
  };
}
