import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS } from '../../../src/contract/kinds/calls';
import type { ReadPart } from '../published/read-part';
import { addItemCall } from './item-call';
import { homePageAnswer, pageAnswer } from './page-answer';
import { addHome } from './parts';
import { siteSettingsAnswer } from './site-settings-answer';

export function addPagesRoutes(app: FastifyInstance, readPart: ReadPart): void {
  addItemCall(app, {
    ...ITEM_CALLS.siteSettings,
    tag: 'Gallery',
    summary: 'The gallery: names, address, opening hours, credits',
    answer: async ({ lang }) => {
      const { catalogue } = await readPart((part) => part.add('site', ['site']));
      return siteSettingsAnswer({ catalogue, lang });
    },
  });
  addItemCall(app, {
    ...ITEM_CALLS.homePage,
    tag: 'Gallery',
    summary: 'The home page with news and chosen works',
    answer: async ({ lang }) => {
      const { catalogue, found } = await readPart((part) => addHome(part, lang));
      return homePageAnswer({ catalogue, lang }, catalogue.home, found);
    },
  });
  addItemCall(app, {
    ...ITEM_CALLS.page,
    tag: 'Gallery',
    summary: 'A page: about, contact or legal-notice, the same slug in every language',
    answer: async ({ lang, slug }) => {
      const { catalogue } = await readPart((part) => part.add('pages', [slug]));
      const page = catalogue.pages.get(slug);
      return page && pageAnswer({ catalogue, lang }, page);
    },
  });
}
