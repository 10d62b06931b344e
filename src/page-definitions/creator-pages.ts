import type { Creator, CreatorSummary } from '../contract/creator';
import type { ViewContext } from '../components/view-context';
import { translator } from '../i18n/i18n';
import { toCreatorView } from '../screens/creator/creator-view';
import { toCreatorsView } from '../screens/creators/creators-view';
import { description } from './description';
import { headPicture } from './head-picture';
import { makePage } from './make-page';
import type { PageDefinition } from './page-definition';

/** The list of creators. */
export function creatorsPage(context: ViewContext, creators: readonly CreatorSummary[]): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'creators',
    template: 'creators',
    title: t('creators.title'),
    description: t('creators.description'),
    ...headPicture(context, creators.find(({ portrait }) => portrait)?.portrait),
    view: toCreatorsView(creators, context),
  });
}

/** The page of a creator. */
export const creatorPage = (context: ViewContext, creator: Creator): PageDefinition =>
  makePage(context, {
    route: 'creators-slug',
    template: 'creator',
    slugs: creator.slugs,
    title: creator.name,
    description: description(
      [creator.name, creator.roles].filter(Boolean).join(', ') + '.',
      creator.biography,
    ),
    ...headPicture(context, creator.portrait),
    view: toCreatorView(creator, context),
  });
