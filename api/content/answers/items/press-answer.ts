import type { PressArticle as PressAnswer, PressSummary } from '../../../../src/contract/items/press';
import type { PressArticle } from '../../published/catalogue-content';
import { creatorSummaries } from './creator-answer';
import { firstImage, imageAnswers } from '../image-answer';
import { pressReleaseAnswer } from '../press/press-release-answer';
import { formerSlugsIn, localisedFields, textIn } from '../text';
import type { View } from '../view';
import { workSummaries } from './work-answer';

export function pressSummary(view: View, article: PressArticle): PressSummary {
  const { title, publication, published_on, author, pictures } = article;
  return {
    ...localisedFields(view, article),
    title: textIn(view, title),
    publication,
    published_on,
    author,
    image: firstImage(view, pictures),
  };
}

export function pressAnswer(view: View, article: PressArticle): PressAnswer {
  return {
    ...pressSummary(view, article),
    former_slugs: formerSlugsIn(view, article.former_slugs),
    body: article.body && textIn(view, article.body),
    url: article.url,
    images: imageAnswers(view, article.pictures),
    press_release: article.press_release && pressReleaseAnswer(view, article.press_release),
    cited_works: workSummaries(view, article.cited_works),
    cited_designers: creatorSummaries(view, article.cited_designers),
  };
}
