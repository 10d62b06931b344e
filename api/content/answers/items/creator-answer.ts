import type { Creator as CreatorAnswer, CreatorSummary, VCard } from '../../../../src/contract/items/creator';
import type { Creator } from '../../published/catalogue-content';
import { worksOfCreator } from '../grouped-works';
import { imageAnswer } from '../image-answer';
import { formerSlugsIn, localisedFields, textIn } from '../text';
import { pressMentions } from '../press/press-mentions';
import type { ItemQuery } from '../item-query';
import { publishedOf, type View } from '../view';
import { workSummary } from './work-answer';

export function creatorSummary(view: View, creator: Creator): CreatorSummary {
  const { name, sort_name, birth_year, death_year, portrait } = creator;
  return {
    ...localisedFields(view, creator),
    name,
    sort_name,
    birth_year,
    death_year,
    portrait: portrait && imageAnswer(view, portrait),
  };
}

/** @param most of their works; all without it */
export function creatorAnswer(view: View, creator: Creator, { works: most }: ItemQuery = {}): CreatorAnswer {
  const works = worksOfCreator(view, creator.id);
  return {
    ...creatorSummary(view, creator),
    former_slugs: formerSlugsIn(view, creator.former_slugs),
    nationality: creator.nationality && textIn(view, creator.nationality),
    roles: creator.roles && textIn(view, creator.roles),
    biography: creator.biography && textIn(view, creator.biography),
    works: works.slice(0, most).map((work) => workSummary(view, work)),
    ...(most !== undefined && { works_count: works.length }),
    press: pressMentions(view, 'creators', creator.id),
    vcard: vcardAnswer(view, creator),
  };
}

export function creatorSummaries(view: View, ids: readonly string[] | undefined): CreatorSummary[] {
  return publishedOf(view, view.catalogue.creators, ids).map((creator) => creatorSummary(view, creator));
}

function vcardAnswer(view: View, { name, vcard = {} }: Creator): VCard {
  return {
    ...vcard,
    full_name: name,
    role: vcard.role && textIn(view, vcard.role),
    note: vcard.note && textIn(view, vcard.note),
  };
}
