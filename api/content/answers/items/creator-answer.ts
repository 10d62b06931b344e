import type { Creator as CreatorAnswer, CreatorSummary, VCard } from '../../../../src/contract/items/creator';
import type { Creator } from '../../published/catalogue-content';
import { imageAnswer } from '../image-answer';
import { formerSlugsIn, localisedFields, textIn } from '../text';
import { pressMentions } from '../press/press-mentions';
import type { Counted } from '../parts';
import { isPublished, publishedOf, type View } from '../view';
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

export function creatorAnswer(view: View, creator: Creator, counted: Counted = {}): CreatorAnswer {
  const works = [...view.catalogue.works.values()].filter(
    (work) => isPublished(view, work) && work.creators.includes(creator.id),
  );
  return {
    ...creatorSummary(view, creator),
    former_slugs: formerSlugsIn(view, creator.former_slugs),
    nationality: creator.nationality && textIn(view, creator.nationality),
    roles: creator.roles && textIn(view, creator.roles),
    biography: creator.biography && textIn(view, creator.biography),
    works: works.map((work) => workSummary(view, work)),
    ...counted,
    press: pressMentions(view, 'cited_designers', creator.id),
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
