import { languageContext } from './language-context';
import { contextOf } from './context-of';
import type { ErrorPageContext } from './page-context';

const error = {
  ...languageContext('fr', '/fr/oeuvres/~live'),
  layout: 'error',
  sites: {},
} as ErrorPageContext;

describe('contextOf', () => {
  it('is what the build kept for the page, in the language of its address', () => {
    const pageContext = { ...languageContext('fr', '/fr'), digest: 'd' };
    const data = { page: { layout: 'default', route: 'index' }, locales: {} };
    expect(contextOf({ pageContext, data, serverData: null })).toEqual({ ...pageContext, ...data.page });
  });

  it('is what the server made, in the language of its address', () => {
    const serverData = { status: 200, page: { layout: 'sheet', route: 'works-slug-pdf' } };
    expect(contextOf({ pageContext: error, serverData })).toMatchObject({
      language: 'fr',
      layout: 'sheet',
      route: 'works-slug-pdf',
    });
  });

  it('is the error page where the server found nothing', () => {
    expect(contextOf({ pageContext: error, serverData: { status: 404 } }).layout).toBe('error');
  });
});
