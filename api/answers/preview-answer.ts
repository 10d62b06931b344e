import type { Preview } from '../../src/contract/preview';
import type { Creator, GalleryEvent, HomePage, Page, PressArticle, Work } from '../loading/catalogue-content';
import type { PreviewTarget } from '../storage/tables/preview-tokens';
import { creatorAnswer } from './creator-answer';
import { eventAnswer } from './event-answer';
import { homePageAnswer, pageAnswer } from './page-answer';
import { pressAnswer } from './press-answer';
import type { View } from './view';
import { workAnswer } from './work-answer';

/** The item behind a token, draft or published; undefined where it is gone or not written in the token's language. */
export function previewAnswer(
  view: View,
  { type, id, locale, expires_at }: PreviewTarget,
): Preview | undefined {
  const { works, creators, events, press, pages, home } = view.catalogue;
  const head = { locale, expires_at };
  const written = <T extends Work | Creator | GalleryEvent | PressArticle>(item: T | undefined) =>
    item?.slug[view.lang] ? item : undefined;
  switch (type) {
    case 'work':
      return previewOf(written(works.get(id)), (item) => ({ ...head, type, item: workAnswer(view, item) }));
    case 'creator':
      return previewOf(written(creators.get(id)), (item) => ({
        ...head,
        type,
        item: creatorAnswer(view, item),
      }));
    case 'event':
      return previewOf(written(events.get(id)), (item) => ({ ...head, type, item: eventAnswer(view, item) }));
    case 'press':
      return previewOf(written(press.get(id)), (item) => ({ ...head, type, item: pressAnswer(view, item) }));
    case 'page':
      if (id === home.id) return { ...head, type, item: homePageAnswer(view, home) };
      return previewOf<Page | HomePage>(pages.get(id), (item) => ({
        ...head,
        type,
        item: pageAnswer(view, item),
      }));
  }
}

const previewOf = <T>(item: T | undefined, answer: (item: T) => Preview) => item && answer(item);
