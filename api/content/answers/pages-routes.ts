import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS } from '../../../src/contract/kinds/calls';
import { homePageAnswer, pageAnswer } from './page-answer';
import { siteSettingsAnswer } from './site-settings-answer';
import type { Catalogue } from '../published/catalogue';
import { addItemCall } from './item-call';

export function addPagesRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.siteSettings,
    tag: 'Gallery',
    summary: 'The gallery: names, address, opening hours, credits',
    answer: siteSettingsAnswer,
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.homePage,
    tag: 'Gallery',
    summary: 'The home page with news and chosen works',
    answer: (view) => homePageAnswer(view, view.catalogue.home),
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.page,
    tag: 'Gallery',
    summary: 'A page: about, contact or legal-notice, the same slug in every language',
    answer: (view, slug) => {
      const page = view.catalogue.pages.get(slug);
      return page && pageAnswer(view, page);
    },
  });
}
