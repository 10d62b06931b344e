import path from 'node:path';
import { creators } from '../../../src/contract/collections/creators';
import { events } from '../../../src/contract/collections/events';
import { press } from '../../../src/contract/collections/press';
import { works } from '../../../src/contract/collections/works';
import type { File, HdImage } from '../../../src/contract/common';
import type { Creator as CreatorAnswer, CreatorSummary, VCard } from '../../../src/contract/items/creator';
import type { EventSummary, GalleryEvent as EventAnswer } from '../../../src/contract/items/event';
import type { PressArticle as PressAnswer, PressSummary } from '../../../src/contract/items/press';
import type { PressMention } from '../../../src/contract/items/press-mention';
import type { Work as WorkAnswer, WorkSummary } from '../../../src/contract/items/work';
import { DEFAULT_LOCALE_CODE } from '../../../src/contract/locale-codes';
import type { Model } from '../../../src/contract/models/model';
import { MODEL_TYPE } from '../../../src/contract/models/model-type';
import { downloadName } from '../../../src/contract/text/download-name';
import type { StoredFile } from '../../../src/contract/collections/stored';
import { fileUrl, hdUrl, mimeTypeOf, modelDownloadUrl, modelUrl } from '../../media/media-addresses';
import { pieceBox, shownModel } from '../../models/fit/model-findings';
import type { Creator, GalleryEvent, PressArticle, Work } from '../published/catalogue-content';
import {
  firstImage,
  formerSlugsIn,
  imageAnswer,
  imageAnswers,
  isPublished,
  localisedFields,
  publishedOf,
  textIn,
  type View,
} from './view';
import type { Counted } from './parts';
import { plainFields } from './plain-fields';

/** Downloads are named after creator, title, date and position. */
function hdImageAnswers(view: View, work: Work): HdImage[] {
  const label = workLabel(view, work);
  return (work.pictures ?? [])
    .filter(({ hd }) => hd)
    .map((picture, index) => {
      const offered = view.catalogue.pictureOf(picture);
      const filename = downloadName([...label, String(index + 1)], path.extname(offered.file).slice(1));
      return {
        url: hdUrl(offered, filename),
        filename,
        bytes: offered.bytes,
        type: mimeTypeOf(offered.file),
        width: offered.width,
        height: offered.height,
        ...(picture.credit && { credit: picture.credit }),
      };
    });
}

export function workSummary(view: View, work: Work): WorkSummary {
  const { types } = view.catalogue;
  // Safe: loading the catalogue has checked that every type exists in the languages of its works.
  const type = types.get(work.type)!;
  return {
    ...localisedFields(view, work),
    ...plainFields(view, works.fields, work, 'summary'),
    creators: publishedOf(view, view.catalogue.creators, work.creators).map(
      ({ slug, name, sort_name, former_slugs }) => ({
        slug: textIn(view, slug),
        name,
        sort_name,
        former_slugs: formerSlugsIn(view, former_slugs),
      }),
    ),
    type: { slug: textIn(view, type.slug), title: textIn(view, type.title) },
    image: firstImage(view, work.pictures),
  };
}

export function workAnswer(view: View, work: Work): WorkAnswer {
  const plain = plainFields(view, works.fields, work, 'item');
  return {
    ...workSummary(view, work),
    ...plain,
    former_slugs: formerSlugsIn(view, work.former_slugs),
    model: modelAnswer(view, work),
    // What a buyer has paid is private.
    price: work.availability === 'sold' ? undefined : plain.price,
    credits: (work.credits ?? []).map(({ role, name }) => ({ role: textIn(view, role), name })),
    images: imageAnswers(view, work.pictures),
    hd_images: hdImageAnswers(view, work),
    related_works: workSummaries(view, work.related),
    press: pressMentions(view, 'cited_works', work.id),
  };
}

export function workSummaries(view: View, ids: readonly string[] | undefined): WorkSummary[] {
  return publishedOf(view, view.catalogue.works, ids).map((work) => workSummary(view, work));
}

/** Undefined where it is faulty, or would be shown at a wrong size. */
function modelAnswer(view: View, work: Work): Model | undefined {
  const offered = shownModel(view.catalogue, work);
  if (!offered || !work.model) return undefined;
  const { placement, credit, download } = work.model;
  const { bounds, light, isLamp, made } = offered;
  const filename = downloadName(workLabel(view, work), 'glb');
  return {
    placement: work.mounting ?? placement ?? 'floor',
    is_lamp: isLamp,
    bounds,
    piece: pieceBox(offered, work),
    ...(light && { light }),
    ...(credit && { credit }),
    web: { url: modelUrl(offered, 'web'), bytes: made.web },
    plain: { url: modelUrl(offered, 'plain'), bytes: made.plain },
    ...(download && {
      download: {
        url: modelDownloadUrl(offered, filename),
        filename,
        bytes: made.original,
        type: MODEL_TYPE,
      },
    }),
  };
}

/** Downloads are named after creator, title and date. */
function workLabel(view: View, work: Work): (string | undefined)[] {
  const makers = publishedOf(view, view.catalogue.creators, work.creators).map(({ name }) => name);
  return [makers.join(', '), textIn(view, work.title), work.date && textIn(view, work.date)];
}

export function creatorSummary(view: View, creator: Creator): CreatorSummary {
  const { portrait } = creator;
  return {
    ...localisedFields(view, creator),
    ...plainFields(view, creators.fields, creator, 'summary'),
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
    ...plainFields(view, creators.fields, creator, 'item'),
    works: works.map((work) => workSummary(view, work)),
    ...counted,
    press: pressMentions(view, 'cited_designers', creator.id),
    vcard: vcardAnswer(view, creator),
  };
}

function creatorSummaries(view: View, ids: readonly string[] | undefined): CreatorSummary[] {
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

export function eventSummary(view: View, event: GalleryEvent): EventSummary {
  return {
    ...localisedFields(view, event),
    ...plainFields(view, events.fields, event, 'summary'),
    image: firstImage(view, event.pictures),
  };
}

export function eventAnswer(view: View, event: GalleryEvent): EventAnswer {
  return {
    ...eventSummary(view, event),
    former_slugs: formerSlugsIn(view, event.former_slugs),
    ...plainFields(view, events.fields, event, 'item'),
    images: imageAnswers(view, event.pictures),
    exhibited_works: workSummaries(view, event.exhibited_works),
    featured_artists: creatorSummaries(view, event.featured_artists),
    press_release: event.press_release && pressReleaseAnswer(view, event.press_release),
  };
}

/** One that is there in one language alone is offered in the others, too. */
export const offeredIn = ({ lang }: Pick<View, 'lang'>, { file }: StoredFile): string =>
  file[lang] ?? file[DEFAULT_LOCALE_CODE] ?? Object.values(file)[0] ?? '';

/** Undefined where somebody has taken the file away. */
export function pressReleaseAnswer(view: View, release: StoredFile): File | undefined {
  const filename = offeredIn(view, release);
  const offered = view.catalogue.offeredFiles.get(filename);
  if (!offered) return undefined;
  return { url: fileUrl(offered, filename), filename, bytes: offered.bytes, type: mimeTypeOf(filename) };
}

/** Published articles that cite it, in the order of the press list. */
function pressMentions(view: View, cited: 'cited_works' | 'cited_designers', id: string): PressMention[] {
  return [...view.catalogue.press.values()]
    .filter((article) => isPublished(view, article) && article[cited]?.includes(id))
    .map(({ slug, title, publication, published_on }) => ({
      slug: textIn(view, slug),
      title: textIn(view, title),
      publication,
      published_on,
    }));
}

export function pressSummary(view: View, article: PressArticle): PressSummary {
  return {
    ...localisedFields(view, article),
    ...plainFields(view, press.fields, article, 'summary'),
    image: firstImage(view, article.pictures),
  };
}

export function pressAnswer(view: View, article: PressArticle): PressAnswer {
  return {
    ...pressSummary(view, article),
    former_slugs: formerSlugsIn(view, article.former_slugs),
    ...plainFields(view, press.fields, article, 'item'),
    images: imageAnswers(view, article.pictures),
    press_release: article.press_release && pressReleaseAnswer(view, article.press_release),
    cited_works: workSummaries(view, article.cited_works),
    cited_designers: creatorSummaries(view, article.cited_designers),
  };
}
