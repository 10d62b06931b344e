import { act, render, screen, within } from '@testing-library/react';
import { mockMediaQueries } from '../../tests/media-queries';
import { TEST_SITE } from '../../tests/render-page';
import { languageContext } from '../page-makers/language-context';
import { useSite } from '../page/site-context';
import { useMessages } from '../i18n/use-messages';
import type { ErrorPageContext, PageContext } from '../page-makers/page-context';
import { PageShell } from './page-shell';

// Font files are for webpack to load.
jest.mock('../theme/fonts/fonts', () => ({ FONT_FACES: '' }));

const ENGLISH_SITE = { ...TEST_SITE, name: 'in English' };

const pageContext = (parts: Partial<PageContext> = {}): PageContext => ({
  ...languageContext('fr', '/fr/a-propos'),
  route: 'about',
  layout: 'default',
  site: TEST_SITE,
  alternates: { en: '/about', fr: '/fr/a-propos' },
  head: { description: '', path: '/fr/a-propos', alternates: { en: null, fr: null }, type: 'website' },
  view: {},
  ...parts,
});

const errorContext: ErrorPageContext = {
  ...languageContext('en', '/404'),
  layout: 'error',
  sites: { en: ENGLISH_SITE, fr: TEST_SITE },
};

function Page() {
  const { t } = useMessages();
  return (
    <>
      <h1>{t('nav.about')}</h1>
      <p>{useSite().name}</p>
    </>
  );
}

const shell = (path: string, context: PageContext | ErrorPageContext) => (
  <PageShell path={path} context={context}>
    <Page />
  </PageShell>
);

const main = () => within(screen.getByRole('main'));
/** The way to English at the foot of the page. */
const english = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'English' });

beforeEach(() => {
  localStorage.clear();
  mockMediaQueries();
});

describe('PageShell', () => {
  it('puts a page between header and footer, in its language', () => {
    render(shell('/fr/a-propos', pageContext()));
    expect(main().getByRole('heading', { name: 'à propos' })).toBeInTheDocument();
    expect(main().getByText(TEST_SITE.name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('button', { name: 'Lumières\u202f: jour. Passer au soir' })).toBeInTheDocument();
    expect(english()).toHaveAttribute('href', '/about');
  });

  it('forces the mode of a page that asks for it', () => {
    render(shell('/fr/a-propos', pageContext({ colourMode: 'dark' })));
    expect(document.documentElement).toHaveClass('theme-ui-dark');
  });

  it('leaves a sheet of paper bare', () => {
    render(shell('/fr/oeuvres/quai/pdf', pageContext({ layout: 'sheet', route: 'works-slug-pdf' })));
    expect(main().getByRole('heading')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('takes the language of an error page from its address, and leaves the lamp to it', () => {
    render(shell('/fr/inconnu', errorContext));
    expect(main().getByRole('heading', { name: 'à propos' })).toBeInTheDocument();
    expect(main().getByText(TEST_SITE.name)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Lumières/ })).not.toBeInTheDocument();
    expect(english()).toHaveAttribute('href', '/');
  });

  it('has the site of the language on an error page', () => {
    render(shell('/unknown', errorContext));
    expect(main().getByText('in English')).toBeInTheDocument();
  });

  it('shows the page of a server error, in the page’s language, when the page fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new TypeError('view is undefined');
    };
    render(
      <PageShell path="/fr/a-propos" context={pageContext()}>
        <Broken />
      </PageShell>,
    );
    expect(await screen.findByText('500')).toBeInTheDocument();
    expect(main().getByRole('heading').textContent).toMatch(
      /^Il semble qu’il y ait eu une erreur inattendue/,
    );
    expect(main().getByRole('link')).toHaveAttribute('href', '/fr');
    log.mockRestore();
  });

  it('leads from a preview to the same one in the other language', async () => {
    const alternates = { en: '/preview/item', fr: '/fr/preview/item' };
    const context = pageContext({ layout: 'preview', route: 'preview-id', alternates });
    const { rerender } = render(shell('/fr/preview/abc-1', context));
    expect(english()).toHaveAttribute('href', '/preview/abc-1');
    await act(async () => rerender(shell('/fr/preview/abc-2', context)));
    expect(english()).toHaveAttribute('href', '/preview/abc-2');
  });
});
