import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mockMediaQueries } from '../../tests/media-queries';
import { renderInPage, TEST_SITE } from '../../tests/render-page';
import { wrapPage } from '../../tests/wrap-page';
import { statusError } from '../browser/status-error';
import { ALIVE } from '../constants';
import { UNTRANSLATED_ID } from '../features/language/untranslated-id';
import { UntranslatedNotice } from '../features/language/untranslated-notice';
import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import { languageContext } from '../page-makers/language-context';
import type { ErrorPageContext, PageContext } from '../page-makers/page-context';
import { useSite } from '../page/site-context';
import { arriveOnPage, scrollOnPage, setDestination } from './arrive-on-page';
import { cameBack, forgetHistory, watchHistory } from './came-back';
import { hydratePage } from './hydrate-page';
import { PageShell, PageBoundary } from './page-shell';
import { renderPage } from './render-with-styles';
import { watchForUpdates } from './update-check';
import { wrapPageElement } from './wrap-page';
import { PictureFile } from '../media/picture';

// Font files are for webpack to load.

describe('arrive on page', () => {
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    window.scrollTo = scrollTo.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  });

  const showPage = () =>
    renderInPage(
      <main>
        <h1>Press</h1>
        <UntranslatedNotice />
        <a href="/press/lamps">Lamps</a>
        <section id="images">Images</section>
      </main>,
    );

  const heading = () => screen.getByRole('heading', { level: 1 });

  describe('arriveOnPage', () => {
    it('leaves the first page of a visit to the browser', () => {
      showPage();
      arriveOnPage();
      expect(scrollTo).not.toHaveBeenCalled();
      expect(heading()).not.toHaveFocus();
    });

    it('goes to the top of a new page, and to its heading', () => {
      showPage();
      setDestination({});
      arriveOnPage();
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
      expect(heading()).toHaveFocus();
    });

    it('goes back to where a page was left', () => {
      showPage();
      setDestination({ top: 640 });
      arriveOnPage();
      expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
      expect(heading()).toHaveFocus();
    });

    it('comes back to the link by which the page was left, and keeps it within reach of Tab', () => {
      showPage();
      setDestination({ top: 640, from: '/press/lamps' });
      arriveOnPage();
      const link = screen.getByRole('link', { name: 'Lamps' });
      expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
      expect(link).toHaveFocus();
      expect(link).not.toHaveAttribute('tabindex');
    });

    it.each(['/press/gone', '/press'])('comes back to the heading where no link leads to %s', (from) => {
      showPage();
      setDestination({ from });
      arriveOnPage();
      expect(heading()).toHaveFocus();
    });

    it('comes back to the heading when the link is out of view', () => {
      showPage();
      const link = screen.getByRole('link', { name: 'Lamps' });
      link.getBoundingClientRect = () => ({ top: 5000, bottom: 5020 }) as DOMRect;
      setDestination({ top: 640, from: '/press/lamps' });
      arriveOnPage();
      expect(heading()).toHaveFocus();
    });

    it('arrives once', () => {
      showPage();
      setDestination({ top: 0 });
      arriveOnPage();
      arriveOnPage();
      expect(scrollTo).toHaveBeenCalledTimes(1);
    });

    it('goes back to where a part was left that had been read on from, even to the top', () => {
      showPage();
      setDestination({ top: 0, hash: 'images' });
      arriveOnPage();
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
      expect(scrollIntoView).not.toHaveBeenCalled();
      expect(heading()).toHaveFocus();
    });

    it('scrolls before, and leaves the focus to then', () => {
      showPage();
      setDestination({ top: 640 });
      scrollOnPage();
      expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
      expect(heading()).not.toHaveFocus();
      arriveOnPage();
      expect(heading()).toHaveFocus();
    });

    it('goes to the element that the hash names', () => {
      showPage();
      setDestination({ hash: 'images' });
      arriveOnPage();
      expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Images')]);
      expect(scrollTo).not.toHaveBeenCalled();
      expect(screen.getByText('Images')).toHaveFocus();
    });

    it('goes to the top when the hash names nothing', () => {
      showPage();
      setDestination({ hash: 'gone' });
      arriveOnPage();
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
      expect(heading()).toHaveFocus();
    });

    it('brings out the notice that a page is not translated', () => {
      showPage();
      const notice = screen.getByText(/no English version/);
      expect(notice).not.toBeVisible();
      setDestination({ hash: UNTRANSLATED_ID });
      arriveOnPage();
      expect(notice).toBeVisible();
    });
  });
});

describe('came back', () => {
  watchHistory();

  /** What the browser does by its own buttons. */
  function travelTo(address: string) {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  describe('cameBack', () => {
    it('knows Back and Forward from links, until the change of page is over', () => {
      forgetHistory();
      expect(cameBack()).toBe(false);
      travelTo('/works');
      expect(cameBack()).toBe(true);
      forgetHistory();
      expect(cameBack()).toBe(false);
    });

    it('takes a way back on the page itself for no change of page', () => {
      travelTo('/works/bench#picture-2');
      forgetHistory();
      travelTo('/works/bench');
      expect(cameBack()).toBe(false);
      travelTo('/works');
      expect(cameBack()).toBe(true);
    });
  });
});

describe('hydrate page', () => {
  function Page() {
    const [lit, setLit] = useState(false);
    return (
      <div id="gatsby-focus-wrapper">
        <button onClick={() => setLit(!lit)}>{lit ? 'lit' : 'dark'}</button>
      </div>
    );
  }

  const press = () => userEvent.click(screen.getByRole('button'));

  function place(html: string): Element {
    document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
    return document.body.firstElementChild!;
  }

  it('keeps the elements that are there, and lets them answer', async () => {
    const root = place(renderToString(<Page />));
    const button = screen.getByRole('button', { name: 'dark' });
    await act(async () => hydratePage(<Page />, root));
    expect(screen.getByRole('button')).toBe(button);
    await press();
    expect(button).toHaveTextContent('lit');
  });

  it('takes over pictures as the server sends them, once each', async () => {
    const fault = jest.spyOn(console, 'error');
    const picture = toPictureView({ ...sampleImage('day'), webp: sampleImage('day').sizes }, '');
    const Shown = () => (
      <div id="gatsby-focus-wrapper">
        <PictureFile picture={picture} sizes="50vw" alt="A chair" />
      </div>
    );
    const { html } = renderPage(<Shown />);
    expect(html.match(/<img/g)).toHaveLength(1);
    const root = place(html);
    const image = screen.getByRole('img', { name: 'A chair' });
    await act(async () => hydratePage(<Shown />, root));
    expect(screen.getByRole('img')).toBe(image);
    expect(fault).not.toHaveBeenCalled();
  });

  it('lets a press that was kept be pressed as soon as it answers', async () => {
    const root = place(renderToString(<Page />));
    const button = screen.getByRole('button', { name: 'dark' });
    window.addEventListener(ALIVE, () => button.click(), { once: true });
    await act(async () => hydratePage(<Page />, root));
    expect(button).toHaveTextContent('lit');
  });

  it('shows a page that exists in the browser alone', async () => {
    const fault = jest.spyOn(console, 'error');
    const root = place('<div id="gatsby-focus-wrapper"></div>');
    await act(async () => hydratePage(<Page />, root));
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('lit');
    expect(fault).not.toHaveBeenCalled();
  });
});

describe('page boundary', () => {
  function Page({ fault }: { fault?: Error | undefined }) {
    if (fault) throw fault;
    return <p>the page</p>;
  }

  const boundary = (path: string, fault?: Error) => (
    <PageBoundary path={path} fallback={(status) => <p>error page {status}</p>}>
      <Page fault={fault} />
    </PageBoundary>
  );

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  describe('PageBoundary', () => {
    it('leaves a page that renders alone', () => {
      render(boundary('/a'));
      expect(screen.getByText('the page')).toBeInTheDocument();
    });

    it('shows the page of a server error for whatever React throws', () => {
      render(boundary('/a', new TypeError('view is undefined')));
      expect(screen.getByText('error page 500')).toBeInTheDocument();
    });

    it('shows the page of its status for a call for data that failed', () => {
      render(boundary('/a', statusError(503)));
      expect(screen.getByText('error page 503')).toBeInTheDocument();
    });

    it('gives the next page a new chance', () => {
      const { rerender } = render(boundary('/a', new TypeError('view is undefined')));
      rerender(boundary('/a'));
      expect(screen.getByText('error page 500')).toBeInTheDocument();
      rerender(boundary('/b'));
      expect(screen.getByText('the page')).toBeInTheDocument();
    });
  });
});

describe('page shell', () => {
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
    const { t } = useTranslation();
    return (
      <>
        <h1>{t('nav.about')}</h1>
        <p>{useSite().name}</p>
      </>
    );
  }

  const shell = (path: string, context: PageContext | ErrorPageContext, page = <Page />) =>
    wrapPage(
      <PageShell path={path} context={context}>
        {page}
      </PageShell>,
      context,
      path,
    );

  const main = () => within(screen.getByRole('main'));
  /** The way to English at the foot of the page. */
  const english = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'English' });

  beforeEach(() => {
    localStorage.clear();
    mockMediaQueries();
  });

  it('leaves the development server’s own page for unknown addresses as it is', () => {
    const element = <h1>Gatsby.js development 404 page</h1>;
    const props = { location: { pathname: '/nowhere' }, pageContext: languageContext('en', '/dev-404-page') };
    expect(wrapPageElement({ element, props })).toBe(element);
  });

  describe('PageShell', () => {
    it('puts a page between header and footer, in its language', () => {
      render(shell('/fr/a-propos', pageContext()));
      expect(main().getByRole('heading', { name: 'à propos' })).toBeInTheDocument();
      expect(main().getByText(TEST_SITE.name)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content');
      expect(
        screen.getByRole('button', { name: 'Lumières\u202f: jour. Passer au soir' }),
      ).toBeInTheDocument();
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
      render(shell('/fr/a-propos', pageContext(), <Broken />));
      expect(await screen.findByText('500')).toBeInTheDocument();
      expect(main().getByRole('heading').textContent).toMatch(
        /^Il semble qu'il y ait eu une erreur inattendue/,
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
});

describe('update check', () => {
  const HOUR = 3_600_000;
  const ask = jest.fn<Promise<unknown>, [string, RequestInit]>();
  const answer = (webpackCompilationHash: string) =>
    ask.mockResolvedValue({ json: async () => ({ webpackCompilationHash }) });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  let hidden = false;
  async function turn(toHidden: boolean) {
    hidden = toHidden;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  }

  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    hidden = false;
    window.fetch = ask.mockReset() as unknown as typeof fetch;
    window.___webpackCompilationHash = 'old';
    delete window.___swUpdated;
    answer('old');
    stop = watchForUpdates(Date.now());
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('watchForUpdates', () => {
    it('looks into the build metadata file every 3,600,000 ms', async () => {
      await pass(HOUR - 1);
      expect(ask).not.toHaveBeenCalled();
      await pass(1);
      expect(ask).toHaveBeenCalledWith('/page-data/app-data.json', { cache: 'no-store' });
      await pass(HOUR);
      expect(ask).toHaveBeenCalledTimes(2);
      expect(window.___swUpdated).not.toBe(true);
    });

    it('lets the next navigation load afresh once there is a newer build, and looks no more', async () => {
      answer('new');
      await pass(HOUR);
      expect(window.___swUpdated).toBe(true);
      await pass(3 * HOUR);
      await turn(false);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('looks when a hidden tab comes back after that time, whose clock stood still', async () => {
      await turn(true);
      jest.setSystemTime(Date.now() + HOUR - 1);
      await turn(false);
      expect(ask).not.toHaveBeenCalled();
      await turn(true);
      jest.setSystemTime(Date.now() + 1);
      expect(ask).not.toHaveBeenCalled();
      await turn(false);
      expect(ask).toHaveBeenCalledTimes(1);
      await turn(false);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('takes no failure for a newer build, and goes on', async () => {
      ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await pass(HOUR);
      ask.mockResolvedValueOnce({ json: () => Promise.reject(new SyntaxError('no JSON')) });
      await pass(HOUR);
      ask.mockResolvedValueOnce({ json: async () => ({}) });
      await pass(HOUR);
      expect(window.___swUpdated).not.toBe(true);
      answer('new');
      await pass(HOUR);
      expect(window.___swUpdated).toBe(true);
    });

    it('looks at once when the page is first used that long after it was loaded', () => {
      stop();
      stop = watchForUpdates(Date.now() - HOUR + 1);
      expect(ask).not.toHaveBeenCalled();
      stop();
      stop = watchForUpdates(Date.now() - HOUR);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('ends when it is stopped', async () => {
      stop();
      await pass(2 * HOUR);
      await turn(false);
      expect(ask).not.toHaveBeenCalled();
    });
  });
});
