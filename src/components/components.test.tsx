import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate as gatsbyNavigate, navigate } from 'gatsby';
import { renderInPage } from '../../tests/render-page';
import { sampleWork, slugsOf } from '../gallery/testing/samples';
import type { LocaleCode } from '../i18n/locales';
import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import { browserSafeHtml } from './html/browser-safe-html';
import { safeHtml } from './html/safe-html';
import { ActionLink } from './links/action-link';
import { navigate as goTo, Link } from './links/link';
import { SmartLink } from './links/smart-link';
import { PictureCredits } from './pictures/picture-credits';
import { type PictureInViewer, PictureLink, ViewerContext } from './pictures/picture-link';
import { ScaleDrawing } from './scale/drawing/scale-drawing';
import { Floor, type FloorWork } from './scale/floor/floor';
import { standingOf } from './scale/floor/standing';
import type { ScaleView } from './scale/scale-view';
import { sampleContext } from './testing/sample-context';
import { PartedTitle } from './text/parted-title';
import { toWorkCardView, type WorkCardView } from './works/work-card-view';
import { WorkFigure } from './works/work-figure';
import { WorksGrid } from './works/works-grid';

describe('browserSafeHtml', () => {
  it('shows the subset of the contract as it is', () => {
    const html =
      '<p lang="fr">Vu <em>hier</em><br>à <strong>Lyon</strong></p><ul><li>un</li></ul><p><a href="https://example.org">là</a> n<sup>o</sup></p>';
    expect(browserSafeHtml(html)).toBe(html);
  });

  it.each([
    ['<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['<script>alert(1)</script><p>Hello</p>', '<p>Hello</p>'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['<svg><script>alert(1)</script></svg>Hello', 'Hello'],
    ['<iframe srcdoc="<p>x</p>"></iframe>Hello', 'Hello'],
    ['<style>p { color: red }</style><div><p>Hello</p></div>', '<p>Hello</p>'],
    ['<p style="position:fixed" class="x">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="java\nscript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="data:text/html,x">Hello</a>', '<a>Hello</a>'],
    ['<a href="//evil.example">Hello</a>', '<a>Hello</a>'],
    [
      '<a href="https://example.org" target="_top" ping="/x">Hello</a>',
      '<a href="https://example.org">Hello</a>',
    ],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<!-- hidden -->Hello', 'Hello'],
  ])('makes of %s what is safe', (hostile, safe) => {
    expect(browserSafeHtml(hostile)).toBe(safe);
  });

  it('is the same as on built pages', () => {
    const html =
      '<h3>Un</h3><blockquote lang="en">Two</blockquote><p>p. 110–117 <span lang="fr">oui</span></p>';
    expect(browserSafeHtml(html)).toBe(safeHtml(html));
    expect(browserSafeHtml(browserSafeHtml(html))).toBe(html);
  });
});

describe('ActionLink', () => {
  it.each([
    ['a click', () => userEvent.click(screen.getByRole('button'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['the space bar', () => userEvent.keyboard(' ')],
  ])('acts on %s', async (_, press) => {
    const onAction = jest.fn();
    render(
      <ActionLink href="#panel" onAction={onAction}>
        open
      </ActionLink>,
    );
    screen.getByRole('button', { name: 'open' }).focus();
    await press();
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('');
  });

  it('leads to its address without scripts', () => {
    render(
      <ActionLink href="#panel" onAction={jest.fn()}>
        open
      </ActionLink>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('href', '#panel');
  });
});

describe('link', () => {
  const navigate = jest.mocked(gatsbyNavigate);

  /** Clicks a link. */
  const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

  beforeEach(() => navigate.mockClear());

  it('goes through Gatsby’s router to pages of the same language', () => {
    renderInPage(<Link to="/fr/oeuvres">Œuvres</Link>, { locale: 'fr' });
    click('Œuvres');
    expect(navigate).toHaveBeenCalledWith('/fr/oeuvres');
  });

  it('loads a page of another language as a document, which brings its own words', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false });
    renderInPage(<Link to="/works">Works</Link>, { locale: 'fr' });
    expect(screen.getByRole('link', { name: 'Works' })).toHaveAttribute('href', '/works');
    click('Works');
    expect(navigate).not.toHaveBeenCalled();
  });

  describe('on the page’s own path', () => {
    beforeEach(() => window.history.replaceState(null, '', '/works/type/all?availability=sold'));
    afterEach(() => window.history.replaceState(null, '', '/'));

    it.each([
      ['the whole of a filtered list', '/works/type/all', false],
      ['another choice', '/works/type/all?availability=available', false],
      ['the choice that is shown', '/works/type/all?availability=sold', true],
      ['a place in the page', '/works/type/all?availability=sold#end', false],
    ])('%s: is an entry of the history unless it is shown', (_, to, replace) => {
      renderInPage(<Link to={to}>works</Link>);
      click('works');
      expect(navigate.mock.calls).toEqual([[to, { replace }]]);
    });

    it('hands on what the next page is to know', () => {
      renderInPage(
        <Link to="/works/type/all" state={{ grid: true }}>
          works
        </Link>,
      );
      click('works');
      expect(navigate.mock.calls).toEqual([['/works/type/all', { replace: false, state: { grid: true } }]]);
    });

    it('a form that leads to what is shown adds none', async () => {
      await goTo('/works/type/all?availability=sold');
      await goTo('/works/type/all');
      expect(navigate.mock.calls).toEqual([
        ['/works/type/all?availability=sold', { replace: true }],
        ['/works/type/all'],
      ]);
    });
  });
});

describe('smart link', () => {
  const linkTo = (to: string) => {
    renderInPage(
      <SmartLink to={to} className="small">
        see
      </SmartLink>,
    );
    return screen.getByRole('link', { name: 'see' });
  };

  beforeEach(() => jest.mocked(navigate).mockClear());

  describe('SmartLink', () => {
    it('stays on the site for a path', async () => {
      const link = linkTo('/works/quai');
      expect(link).toHaveClass('small');
      await userEvent.click(link);
      expect(navigate).toHaveBeenCalledWith('/works/quai');
    });

    it.each(['https://fair.example/', 'mailto:bonjour@gallery.example', '//fair.example'])(
      'leaves %s to the browser',
      async (to) => {
        const link = linkTo(to);
        // Once everybody has seen the click: jsdom goes nowhere.
        window.addEventListener('click', (event) => event.preventDefault(), { once: true });
        expect(link).toHaveAttribute('href', to);
        expect(link).toHaveClass('small');
        await userEvent.click(link);
        expect(navigate).not.toHaveBeenCalled();
      },
    );
  });
});

describe('picture credits', () => {
  const by = (id: string, credit?: string) =>
    toPictureView({ ...sampleImage(id), ...(credit && { credit }) }, '');

  describe('PictureCredits', () => {
    it('names each photographer once', () => {
      renderInPage(
        <PictureCredits
          pictures={[by('a', 'Estève'), undefined, by('b', 'Contrejour'), by('c', 'Estève')]}
        />,
      );
      expect(screen.getByText('Photographs: Estève and Contrejour')).toBeInTheDocument();
    });

    it('is nothing where nobody is named', () => {
      renderInPage(<PictureCredits pictures={[by('a')]} />);
      expect(screen.queryByText(/Photographs/)).not.toBeInTheDocument();
    });
  });
});

describe('picture link', () => {
  const front = toPictureView(sampleImage('front'), '');
  const inViewer = {
    id: 'picture-2',
    position: 2,
    open: jest.fn(),
    expect: jest.fn(),
  } satisfies PictureInViewer;

  const show = (picture = front) =>
    renderInPage(
      <ViewerContext.Provider value={(asked) => (asked === picture ? inViewer : undefined)}>
        <PictureLink picture={picture} sizes="50vw" />
      </ViewerContext.Provider>,
    );
  const link = () => screen.getByRole('link');

  /** Whether a click is left to the browser, which jsdom is not. */
  function isFollowed(keys: object = {}): boolean {
    let prevented = true;
    const stop = (event: MouseEvent) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', stop, { once: true });
    fireEvent.click(link(), keys);
    return !prevented;
  }

  beforeEach(() => jest.clearAllMocks());

  describe('PictureLink', () => {
    it('leads to the largest file that is there to look at, also where no viewer shows the picture', () => {
      renderInPage(<PictureLink picture={front} sizes="50vw" />);
      expect(link()).toHaveAttribute('href', '/media/front-xl.jpg');
      expect(link()).toHaveAccessibleName('Picture front');
      expect(link()).not.toHaveAttribute('id');
      expect(isFollowed()).toBe(true);
    });

    it('opens the picture in the viewer, by mouse and by keyboard', async () => {
      show();
      expect(link()).toHaveAttribute('id', 'picture-2');
      expect(isFollowed()).toBe(false);
      expect(inViewer.open).toHaveBeenCalledTimes(1);
      link().focus();
      await userEvent.keyboard('{Enter}');
      expect(inViewer.open).toHaveBeenCalledTimes(2);
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
      'is a link to the browser with %j',
      (keys) => {
        show();
        expect(isFollowed(keys)).toBe(true);
        expect(inViewer.open).not.toHaveBeenCalled();
      },
    );

    it('says when it is pointed at, before it is pressed', async () => {
      show();
      await userEvent.hover(link());
      expect(inViewer.expect).toHaveBeenCalled();
      inViewer.expect.mockClear();
      await userEvent.tab();
      expect(inViewer.expect).toHaveBeenCalled();
    });

    it('has a name, when the picture has none', () => {
      show({ ...front, alt: '' });
      expect(link()).toHaveAccessibleName('Picture 2, full screen');
    });
  });
});

describe('parted title', () => {
  const shown = (title: string) => {
    render(
      <h1>
        <PartedTitle>{title}</PartedTitle>
      </h1>,
    );
    const heading = screen.getByRole('heading');
    return [heading, heading.querySelector('span + span')] as const;
  };

  describe('PartedTitle', () => {
    it.each([
      ['After dark: eight lamps, 1951–1971', 'eight lamps, 1951–1971'],
      ['Le trait\u202f: meubles de l’atelier', 'meubles de l’atelier'],
      ['One: two: three', 'two: three'],
    ])('keeps together what follows the colon of %s', (title, second) => {
      const [heading, span] = shown(title);
      expect(heading.textContent).toBe(title);
      expect(span?.textContent).toBe(second);
    });

    it.each(['The weight of a lamp', 'Open until 19:30', 'Lamps:'])('leaves %s as it is', (title) => {
      const [heading, span] = shown(title);
      expect(heading.textContent).toBe(title);
      expect(span).toBeNull();
    });
  });
});

describe('work figure', () => {
  const work = {
    path: '/fr/oeuvres/quai',
    slugs: slugsOf({ en: 'quai', fr: 'quai' }),
    creators: 'Odile Arc',
    title: 'Banc Quai',
    date: 'vers 1955',
    sold: true,
    picture: toPictureView(sampleImage('quai'), ''),
  };

  describe('WorkFigure', () => {
    it('is one link, named by its label alone', () => {
      renderInPage(<WorkFigure work={work} sizes="50vw" />, { locale: 'fr' });
      const link = screen.getByRole('link', { name: /^Odile Arc Banc Quai ?, vers 1955 vendu$/ });
      expect(link).toHaveAttribute('href', '/fr/oeuvres/quai');
      expect(link.querySelector('img')).toHaveAttribute('alt', '');
    });

    it('says nothing of a date that is not known, nor of a work that can be bought', () => {
      renderInPage(
        <WorkFigure work={{ ...work, date: undefined, sold: false, picture: undefined }} sizes="50vw" />,
      );
      expect(screen.getByRole('link')).toHaveAccessibleName('Odile Arc Banc Quai');
    });

    it('has the sign that takes the work along beside the link, not in it', async () => {
      renderInPage(<WorkFigure work={work} sizes="50vw" />);
      const mark = screen.getByRole('button', { name: 'Add Banc Quai to the selection' });
      expect(mark.closest('a')).toBeNull();
      await userEvent.click(mark);
      expect(mark).toHaveAttribute('aria-pressed', 'true');
      expect(navigate).not.toHaveBeenCalled();
    });

    it('can have another control in its place, or none', () => {
      const { rerender } = renderInPage(
        <WorkFigure work={work} sizes="50vw" control={<button type="button">other</button>} />,
      );
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['other']);
      rerender(<WorkFigure work={work} sizes="50vw" control={null} />);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });
});

describe('works grid', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const FORMATS = {
    wide: { width: 4, height: 3 },
    tall: { width: 3, height: 4 },
    square: { width: 4, height: 4 },
  };

  const hung = (slug: string, format?: keyof typeof FORMATS): WorkCardView =>
    toWorkCardView(
      { ...sampleWork(slug), ...(format && { image: sampleImage(slug, FORMATS[format]) }) },
      context,
    );

  const piece = (name: string) => screen.getByText(name).closest('li');

  describe('WorksGrid', () => {
    it('hangs the works in their order, one link each', () => {
      renderInPage(<WorksGrid works={[hung('b', 'wide'), hung('a', 'tall')]} />);
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/works/b',
        '/works/a',
      ]);
    });

    it('gives each piece its place on every wall; squares and missing pictures hang as portraits', () => {
      renderInPage(
        <WorksGrid works={[hung('a', 'wide'), hung('b', 'tall'), hung('c', 'square'), hung('d')]} />,
      );
      expect(piece('Work a')).toHaveStyle({
        '--narrow': '1 / span 2',
        '--medium': '1 / span 3',
        '--wide': '1 / span 4',
      });
      expect(piece('Work b')).toHaveStyle({ '--narrow': '1 / span 1', '--wide': '6 / span 3' });
      expect(piece('Work c')).toHaveStyle({ '--narrow': '2 / span 1', '--wide': '10 / span 3' });
      expect(piece('Work d')).toHaveStyle({ '--narrow': '1 / span 2', '--wide': '1 / span 3' });
    });

    it('tells how a piece has a row of a phone to itself, and how wide its picture is there', () => {
      const { container } = renderInPage(
        <WorksGrid works={[hung('a', 'wide'), hung('b', 'tall'), hung('c', 'square'), hung('d', 'tall')]} />,
      );
      expect(piece('Work a')).toHaveAttribute('data-narrow', 'wide');
      expect(piece('Work b')).not.toHaveAttribute('data-narrow');
      expect(piece('Work d')).toHaveAttribute('data-narrow', 'left');
      const sizes = [...container.querySelectorAll('img')].map((image) => image.sizes.split(', ').at(-1));
      expect(sizes).toEqual(['92vw', '45vw', '45vw', '65vw']);
    });

    it('lets only the pictures of the first screen not wait', () => {
      const { container } = renderInPage(
        <WorksGrid works={[hung('a', 'wide'), hung('b', 'wide')]} eager={1} />,
      );
      const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
      expect(loading).toEqual(['eager', 'lazy']);
    });

    it('keeps its first words clear of the search button only where they are on the first screen', () => {
      const { container, rerender } = renderInPage(<WorksGrid works={[hung('a', 'wide')]} eager={1} />);
      expect(container.querySelector('ul')).toHaveAttribute('data-first');
      rerender(<WorksGrid works={[hung('a', 'wide')]} />);
      expect(container.querySelector('ul')).not.toHaveAttribute('data-first');
    });
  });
});

describe('scale drawing', () => {
  const LAMP: ScaleView = { height: 160, width: 88, depth: 37, mounting: 'floor' };

  const show = (scale: ScaleView, locale: LocaleCode = 'en') => {
    const { container } = renderInPage(<ScaleDrawing scale={scale} />, { locale });
    return { drawing: screen.getByRole('img'), container };
  };
  const pathsOf = (drawing: HTMLElement, selector = 'path') =>
    [...drawing.querySelectorAll(selector)].map((path) => path.getAttribute('d') ?? '');

  describe('ScaleDrawing', () => {
    it('is a picture that is told in words, in each language', () => {
      expect(show(LAMP).drawing).toHaveAccessibleName(
        /^Beside a person of 170 cm, on the floor: height 160 cm/,
      );
      document.body.innerHTML = '';
      expect(show(LAMP, 'fr').drawing).toHaveAccessibleName(
        /^À côté d’une personne de 170 cm, au sol\s: hauteur/,
      );
    });

    it('shows its labels to the eye alone, since the words tell them', () => {
      const { container } = show(LAMP);
      for (const text of ['160\u00a0cm', '63\u00a0in', '88', '34\u00a0⅝', '170\u00a0cm', 'front', 'side'])
        expect(
          screen.getByText(text, { normalizer: (words) => words }).closest('[aria-hidden=true]'),
        ).not.toBeNull();
      expect(container.querySelectorAll('svg text')).toHaveLength(0);
    });

    it('draws each box as large as the work is', () => {
      const { drawing } = show(LAMP);
      expect(pathsOf(drawing, '[data-part=front] path')[1]).toMatch(/^M[\d.]+ -160h88v160h-88z$/);
      expect(pathsOf(drawing, '[data-part=side] path')[1]).toMatch(/^M[\d.]+ -160h37v160h-37z$/);
    });

    it('draws a disc for a diameter alone, and a strong line for a length alone', () => {
      expect(
        pathsOf(show({ diameter: 74, mounting: 'wall' }).drawing, '[data-part=front] path')[1],
      ).toContain('a37 37');
      document.body.innerHTML = '';
      const { drawing } = show({ width: 200, mounting: 'floor' });
      expect(drawing.querySelectorAll('[data-part=front] path')[1]).toHaveAttribute('stroke-width', '3');
    });

    it('draws what the work hangs from or stands on', () => {
      const roomOf = (mounting: ScaleView['mounting']) => {
        document.body.innerHTML = '';
        return pathsOf(show({ height: 40, width: 30, depth: 20, mounting }).drawing);
      };
      expect(roomOf('floor')).toContainEqual(expect.stringMatching(/^M0 0H/));
      expect(roomOf('ceiling')).toContainEqual(expect.stringMatching(/^M0 -250H/));
      expect(roomOf('ceiling')).toContainEqual(expect.stringMatching(/^M[\d.]+ -250V-200$/));
      expect(roomOf('table')).toContainEqual(expect.stringMatching(/^M[\d.]+ -74H[\d.]+$/));
      expect(roomOf('wall')).toContainEqual(expect.stringMatching(/^M[\d.]+ 0V-17\d/));
    });

    it('keeps its colours and lines where it is taken as a picture, without stylesheets', () => {
      const paths = show(LAMP).drawing.querySelectorAll('path');
      expect(paths.length).toBeGreaterThan(6);
      for (const path of paths) {
        const colour = path.getAttribute('stroke') ?? path.getAttribute('fill');
        expect(colour).toMatch(/^var\(--theme-ui-colors-\w+, #[0-9A-F]{6}\)$/);
        if (path.hasAttribute('stroke')) expect(path).toHaveAttribute('vector-effect', 'non-scaling-stroke');
      }
    });
  });
});

describe('floor', () => {
  const picture = toPictureView(sampleImage('lamp'), '');
  const lamp: FloorWork = {
    id: 'lamp',
    standing: standingOf({ scale: { height: 160, width: 88, mounting: 'floor' }, picture }),
    picture,
    caption: 'Guetteur',
  };
  const unmeasured: FloorWork = { id: 'vase', caption: 'Vase' };

  const show = (works: FloorWork[], eager = 1) =>
    renderInPage(<Floor works={works} view="pictures" eager={eager} label="The floor" person="170 cm" />);

  describe('Floor', () => {
    it('is a list of the works in their order, each leading to its place on the page', () => {
      show([lamp, unmeasured]);
      const list = within(screen.getByRole('list', { name: 'The floor' }));
      const links = list.getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Guetteur', '#lamp'],
        ['Vase', '#vase'],
      ]);
    });

    it('says nothing of its drawings and pictures, which the captions tell of', () => {
      const { container } = show([lamp]);
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.querySelectorAll('svg')).toHaveLength(2);
      expect(screen.getByText('170 cm').closest('[aria-hidden=true]')).not.toBeNull();
    });

    it('draws the front at its size, in centimetres', () => {
      const { container } = show([lamp]);
      const [, drawing] = container.querySelectorAll('svg');
      expect(drawing?.getAttribute('viewBox')).toBe('0 -160 213.3 160');
      expect(
        [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')),
      ).toContainEqual(expect.stringMatching(/^M[\d.]+ -160h88v160h-88z$/));
    });

    it('loads the first pictures at once, and none where the size of a work is not known', () => {
      const { container } = show([lamp, { ...lamp, id: 'second' }, { ...unmeasured, picture }]);
      expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
        'eager',
        'lazy',
      ]);
    });
  });
});
