import type { Work as WorkAnswer, WorkSummary } from '../../../../src/contract/items/work';
import type { Work } from '../../published/catalogue-content';
import { modelAnswer } from '../works/model-answer';
import { firstImage, imageAnswers } from '../image-answer';
import { formerSlugsIn, localisedFields, textIn } from '../text';
import { pressMentions } from '../press/press-mentions';
import { publishedOf, type View } from '../view';
import path from 'node:path';
import type { HdImage } from '../../../../src/contract/common';
import { downloadName } from '../../../../src/contract/text/download-name';
import { workLabel } from '../works/work-label';
import { hdUrl } from '../../../media/media-addresses';
import { mimeTypeOf } from '../../../media/mime-types';

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
  const { types, creators } = view.catalogue;
  // Safe: loading the catalogue has checked that every type exists in the languages of its works.
  const type = types.get(work.type)!;
  return {
    ...localisedFields(view, work),
    title: textIn(view, work.title),
    creators: publishedOf(view, creators, work.creators).map(({ slug, name, sort_name, former_slugs }) => ({
      slug: textIn(view, slug),
      name,
      sort_name,
      former_slugs: formerSlugsIn(view, former_slugs),
    })),
    type: { slug: textIn(view, type.slug), title: textIn(view, type.title) },
    date: work.date && textIn(view, work.date),
    materials: work.materials && textIn(view, work.materials),
    published_on: work.published_on,
    availability: work.availability,
    grouping: work.grouping,
    image: firstImage(view, work.pictures),
  };
}

export function workAnswer(view: View, work: Work): WorkAnswer {
  const { dimensions } = work;
  return {
    ...workSummary(view, work),
    former_slugs: formerSlugsIn(view, work.former_slugs),
    reference: work.reference,
    dimensions: dimensions && {
      ...dimensions,
      unit: 'cm',
      note: dimensions.note && textIn(view, dimensions.note),
    },
    mounting: work.mounting,
    model: modelAnswer(view, work),
    edition: work.edition && textIn(view, work.edition),
    // What a buyer has paid is private.
    price: work.availability === 'sold' ? undefined : work.price,
    description: work.description && textIn(view, work.description),
    history: work.history && textIn(view, work.history),
    bibliography: work.bibliography ? textIn(view, work.bibliography) : [],
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
