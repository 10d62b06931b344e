import { languageContext } from '../build/language-context';
import { contextOf } from './context-of';
import type { ErrorPageContext, PageContext } from './page-context';

const error = {
  ...languageContext('fr', '/fr/oeuvres/~live'),
  layout: 'error',
  sites: {},
} as ErrorPageContext;

describe('contextOf', () => {
  it('is what the build wrote where the server made nothing', () => {
    const built = { ...languageContext('fr', '/fr'), layout: 'default' } as PageContext;
    expect(contextOf({ pageContext: built })).toBe(built);
    expect(contextOf({ pageContext: built, serverData: null })).toBe(built);
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
