import type { Creator, CreatorSummary } from '../../contract/items/creator';
import type { ViewContext } from '../../page/view-context';
import { translator } from '../../i18n/i18n';
import { toCreatorView } from '../../screens/creator/creator-view';
import { toCreatorsView } from '../../screens/creators/creators-view';
import { personNode } from '../../seo/structured-data/things/person-node';
import { description } from '../parts/description';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import { newestOf } from '../parts/newest';
import type { PageDefinition } from '../page-definition';
import { thingAddresses } from '../parts/thing-addresses';

export function creatorsPage(context: ViewContext, creators: readonly CreatorSummary[]): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'creators',
    template: 'creators',
    title: t('creators.title'),
    description: t('description.creators'),
    ...newestOf(creators),
    ...headPicture(context, creators.find(({ portrait }) => portrait)?.portrait),
    view: toCreatorsView(creators, context),
  });
}

export function creatorPage(context: ViewContext, creator: Creator): PageDefinition {
  const facts = [creator.name, creator.roles].filter(Boolean).join(', ');
  const text = description(`${facts}.`, creator.biography);
  const addresses = thingAddresses(context, 'creators-slug', { slug: creator.slug, image: creator.portrait });
  return makePage(context, {
    route: 'creators-slug',
    template: 'creator',
    slugs: creator.slugs,
    title: creator.name,
    description: text,
    updatedAt: creator.updated_at,
    ...headPicture(context, creator.portrait),
    thing: personNode(creator, text, addresses),
    view: toCreatorView(creator, context),
  });
}
