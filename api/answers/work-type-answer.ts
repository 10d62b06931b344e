import type { WorkType as WorkTypeAnswer } from '../../src/contract/work';
import type { WorkType } from '../loading/catalogue-content';
import { worksOfType } from './grouped-works';
import { imageAnswer } from './image-answer';
import { slugsOf, textIn } from './text';
import type { View } from './view';

export function workTypeAnswer(view: View, { id, slug, title, picture }: WorkType): WorkTypeAnswer {
  return {
    id,
    slug: textIn(view, slug),
    slugs: slugsOf(slug),
    title: textIn(view, title),
    count: worksOfType(view, id).length,
    image: picture && imageAnswer(view, picture),
  };
}
