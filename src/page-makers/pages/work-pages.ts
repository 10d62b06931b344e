import type { Work } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';
import { joinNames } from '../../i18n/formats/lists';
import { translator } from '../../i18n/i18n';
import { mediaUrl } from '../../media/picture-view';
import { toWorkSheetView } from '../../screens/work-sheet/work-sheet-view';
import { toWorkView } from '../../screens/work/work-view';
import { modelNode } from '../../seo/structured-data/things/model-node';
import { workNode } from '../../seo/structured-data/things/work-node';
import { description } from '../parts/description';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';
import { thingAddresses } from '../parts/thing-addresses';

export function workPage(context: ViewContext, work: Work): PageDefinition {
  const head = headOf(context, work);
  return makePage(context, {
    ...head,
    route: 'works-slug',
    template: 'work',
    type: 'article',
    ...(work.model && { models: { file: mediaUrl(work.model.plain.url, context.mediaOrigin) } }),
    thing: workNode(work, head.description, {
      ...thingAddresses(context, 'works-slug', work),
      origin: context.origin,
      ...(work.model && { model: modelNode(work.model, work.title, context) }),
    }),
    view: toWorkView(work, context),
  });
}

export function workSheetPage(context: ViewContext, work: Work): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    ...headOf(context, work),
    title: t('work.sheet-title', { title: work.title }),
    route: 'works-slug-pdf',
    template: 'work-sheet',
    layout: 'sheet',
    view: toWorkSheetView(work, context),
  });
}

function headOf(context: ViewContext, work: Work) {
  const creators = joinNames(
    work.creators.map(({ name }) => name),
    context.locale,
  );
  const facts = [work.title, creators, work.date, work.materials].filter(Boolean).join(', ');
  const text = work.description ?? work.history;
  return {
    title: [work.title, creators].filter(Boolean).join(', '),
    description: description(`${facts}.`, text),
    slugs: work.slugs,
    updatedAt: work.updated_at,
    ...headPicture(context, work.image),
  };
}
