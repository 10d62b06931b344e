import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { queryClient } from '../app/data';
import { renderInDesk } from '../app/testing/render-in-desk';
import { type Language, loadLanguage } from '../app/words';
import type { OpenItem } from '../../api/content/contract/item';
import type { NewsEnd } from '../../api/content/contract/news-end';
import {
  button,
  look,
  openFields,
  opened,
  saves,
  server,
  spoken,
} from '../screens/editor/testing/open-editor';
import type { NewsItem } from './lists/news/news-item';
import { withPage } from './lists/news/with-page';
import { OwnLinkSearch } from './parts/search/own-link-search';
import { ReferenceSearch } from './parts/search/reference-search';
import { pasted } from './rich/pasted';
import { RichText } from './rich/rich-text';

describe('pasted', () => {
  it('keeps the cells of a table apart, a row a paragraph', () => {
    const word = `<html><head><style>p { color: red }</style></head><body>
<p class=MsoNormal style='mso-margin:0'>Before</p>
<table style="border:none"><tbody><tr><td><p style="x:y">1960</p></td><td width=5><p>Lyon</p><p><i>au Salon</i></p></td></tr>
<tr><td>&nbsp;</td><td>1962</td><td></td></tr><tr><td></td></tr></tbody></table></body></html>`;
    expect(pasted(word).replace(/\n/g, '')).toBe(
      '<p class="MsoNormal">Before</p><p>1960 · Lyon <i>au Salon</i></p><p>1962</p>',
    );
  });

  it('knows italics by their style, and what is bold by name alone', () => {
    expect(
      pasted(
        '<b style="font-weight:normal"><span style="font-style:italic;color:red">a</span> b</b><style>x{}</style>',
      ),
    ).toBe('<span><em>a</em></span> b');
  });
});

describe('rich text', () => {
  const URL = 'https://g.example/fr/createurs/armand-vasselot';
  let language: Language;
  let written: string[];
  let putFromOutside: (html: string) => void;

  afterEach(() => jest.restoreAllMocks());
  beforeAll(async () => {
    language = await loadLanguage('en');
  });
  beforeEach(() => {
    queryClient.clear();
    written = [];
    window.scrollBy = () => {};
    window.scrollTo = () => {};
    // Nothing is drawn here; the editor asks where its cursor is.
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    globalThis.fetch = (async (url: string) => {
      const path = url.replace('/desk/api', '');
      const line = { id: 'armand', title: { en: 'Armand Vasselot' }, second: {}, picture: null };
      const lines = path.startsWith('/items/creators?') ? [line] : [];
      const body = path === '/items/creators/armand' ? { urls: { fr: URL } } : { lines };
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
    }) as unknown as typeof fetch;
  });

  function Written({ first }: { first: string }) {
    const [html, setHtml] = useState(first);
    putFromOutside = setHtml;
    return (
      <div>
        <RichText
          {...{ id: 'text', describedBy: 'help', locale: 'fr', readOnly: false, html }}
          tidy={(next) => next}
          onChange={(next) => {
            written.push(next);
            setHtml(next);
          }}
        />
        <button type="button">elsewhere</button>
      </div>
    );
  }

  /** Opens a text with `from` to `to` selected. */
  async function open(first: string, from: number, to: number): Promise<Editor> {
    renderInDesk(() => <Written first={first} />, language);
    const text = await screen.findByRole('textbox');
    const { editor } = text as HTMLElement & { editor: Editor };
    act(() => {
      // The marks are shown while the text has the focus.
      text.focus();
      editor.commands.setTextSelection({ from, to });
    });
    return editor;
  }
  const TEXT = '<p>par Armand Vasselot ici</p>';
  const [FROM, TO] = [5, 20];
  const LINKED = '<p>par <a href="/fr/createurs/armand-vasselot">Armand Vasselot</a> ici</p>';

  const openPanel = async (): Promise<HTMLElement> => {
    await userEvent.click(screen.getByRole('button', { name: language.say('editor.mark.link') }));
    return screen.findByRole('combobox');
  };
  const plain = (html: string | undefined) => html?.replace(/ (target|rel)="[^"]*"/g, '');

  it('takes the cursor into the search, leaves the words alone, and makes the link of what is chosen', async () => {
    const editor = await open(TEXT, FROM, TO);
    expect(await openPanel()).toHaveFocus();
    await userEvent.keyboard('Vas');
    await userEvent.click(await screen.findByRole('option', { name: /Armand Vasselot/ }));
    await waitFor(() => expect(plain(written.at(-1))).toBe(LINKED));
    expect(written).toHaveLength(1);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    // Behind the link, where one writes on.
    expect(editor.state.selection).toMatchObject({ from: TO, to: TO });
  });

  it('closes by Escape with the words still selected, and does not come back by itself', async () => {
    const editor = await open(TEXT, FROM, TO);
    await openPanel();
    await userEvent.keyboard('Vas');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(editor.state.selection).toMatchObject({ from: FROM, to: TO });
    expect(written).toEqual([]);
  });

  it.each([
    ['an address, which is the link then', 'example.org/vasselot', 'https://example.org/vasselot'],
    ['words, which are none', 'Vassel', undefined],
  ])('closes when one goes elsewhere with %s', async (_, typed, href) => {
    await open(TEXT, FROM, TO);
    await openPanel();
    await userEvent.keyboard(typed);
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    // What is not the search is hidden from screen readers while its list is open.
    const elsewhere = screen.getByText('elsewhere');
    await userEvent.click(elsewhere);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
    expect(plain(written.at(-1))).toBe(href && `<p>par <a href="${href}">Armand Vasselot</a> ici</p>`);
  });

  it('takes an address by Enter, and removes the link that the cursor is in', async () => {
    const editor = await open(TEXT, FROM, TO);
    await openPanel();
    await userEvent.keyboard('https://example.org{Enter}');
    await waitFor(() =>
      expect(plain(written.at(-1))).toBe('<p>par <a href="https://example.org">Armand Vasselot</a> ici</p>'),
    );
    act(() => void editor.commands.setTextSelection(8));
    expect(await openPanel()).toHaveValue('https://example.org');
    await userEvent.click(screen.getByRole('button', { name: language.say('editor.unlink') }));
    expect(written.at(-1)).toBe(TEXT);
  });

  it('puts the name of the page where no words are selected', async () => {
    await open('<p>par ici</p>', FROM, FROM);
    await openPanel();
    await userEvent.keyboard('Vas');
    await userEvent.click(await screen.findByRole('option', { name: /Armand Vasselot/ }));
    await waitFor(() => expect(plain(written.at(-1))).toBe(LINKED.replace(' ici', 'ici')));
  });

  it('has no history of its own: what comes from outside is shown, and not told again', async () => {
    const editor = await open('<p>Un.</p><p>Deux.</p><p>Trois.</p>', 1, 1);
    act(() => void editor.commands.insertContentAt(3, ' et demi'));
    expect(written).toEqual(['<p>Un et demi.</p><p>Deux.</p><p>Trois.</p>']);
    act(() => putFromOutside('<p>Un.</p><p>Trois.</p>'));
    expect(editor.getHTML()).toBe('<p>Un.</p><p>Trois.</p>');
    act(() => putFromOutside('<p>Un.</p><ul><li><p>Deux.</p></li></ul><p>Trois.</p>'));
    expect(editor.getHTML()).toBe('<p>Un.</p><ul><li><p>Deux.</p></li></ul><p>Trois.</p>');
    expect(written).toHaveLength(1);
    expect(editor.commands).not.toHaveProperty('undo');
  });

  /** As the browser tells the editor of a letter. */
  function type(editor: Editor, text: string): void {
    const { view } = editor;
    for (const letter of text)
      act(() => {
        const { from, to } = view.state.selection;
        const put = () => view.state.tr.insertText(letter, from, to);
        if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, put)))
          view.dispatch(put());
      });
  }

  it.each([
    ['deletes the sign with the space that it was given', 'et fini?', { key: 'Backspace' }, 'et fini.'],
    ['deletes a sign and leaves the space that was typed', 'et fini ?', { key: 'Backspace' }, 'et fini .'],
    ['takes back the space alone', 'et fini?', { key: 'z', ctrlKey: true }, 'et fini?.'],
  ])('%s by one key', async (_, typed, key, after) => {
    const editor = await open('<p></p>', 1, 1);
    type(editor, typed);
    expect(editor.getText()).toBe('et fini\u202f?');
    expect(screen.getByText('Z').parentElement).toHaveTextContent('ctrlZ');
    fireEvent.keyDown(screen.getByRole('textbox'), key);
    expect(screen.queryByText('Z')).not.toBeInTheDocument();
    type(editor, '.');
    expect(editor.getText()).toBe(after);
  });
});

describe('own link search', () => {
  const LINES = {
    creators: [{ id: 'dark', title: { en: 'Jean Dark' }, second: {}, picture: null }],
    events: [{ id: 'after-dark', title: { en: 'After dark' }, second: {}, picture: null }],
    works: [{ id: 'lamp', title: { en: 'Lamp' }, second: {}, picture: null }],
  };
  const URLS = {
    'events/after-dark': { en: 'https://example.org/events/after-dark', fr: 'https://example.org/fr/e/nuit' },
    'works/lamp': { en: 'https://example.org/works/lamp' },
  };
  let held = '';
  let answer: () => void;
  let isAnswered: Promise<void>;
  /** Searches for words that begin so wait for `answer`. */
  function hold(words: string): void {
    held = words;
    isAnswered = new Promise((resolve) => (answer = resolve));
  }
  const onChoose = jest.fn<void, [Pick<OpenItem, 'urls'>]>();

  beforeEach(() => {
    queryClient.clear();
    onChoose.mockClear();
    held = '';
    globalThis.fetch = (async (url: string) => {
      if (held && url.includes(`q=${held}`)) await isAnswered;
      const path = url.replace('/desk/api/items/', '').split('?')[0] as string;
      const urls = URLS[path as keyof typeof URLS];
      const body = urls ? { urls } : { lines: LINES[path as keyof typeof LINES] ?? [] };
      const isLost = path === 'works/lamp';
      return {
        ...{ status: isLost ? 404 : 200, ok: !isLost, headers: new Map() },
        text: async () => JSON.stringify(isLost ? { error: { fault: 'notFound' } } : body),
      };
    }) as unknown as typeof fetch;
  });

  async function openSearch() {
    const language = await loadLanguage('en');
    renderInDesk(() => <OwnLinkSearch onChoose={onChoose} />, language);
    return language;
  }

  it('finds pages of every kind by their words, and says which kind each is', async () => {
    const { say } = await openSearch();
    const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
    await userEvent.type(field, 'dark');
    await screen.findByRole('option', { name: /Lamp/ });
    // What is called so comes before what only has to do with it.
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      `Jean Dark${say('nav.creators')}`,
      `After dark${say('nav.events')}`,
      `Lamp${say('nav.works')}`,
    ]);
  });

  it('knows in plain letters what is called so', async () => {
    const work = { id: 'lamp', title: { en: 'Þórdís' }, second: {}, picture: null };
    const lines = jest.replaceProperty(LINES, 'works', [work]);
    const { say } = await openSearch();
    await userEvent.type(await screen.findByRole('combobox', { name: say('editor.linkOwn') }), 'thordis');
    await screen.findByRole('option', { name: /Þórdís/ });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Þórdís');
    lines.restore();
  });

  it('answers with the page, and closes its list over them', async () => {
    const { say } = await openSearch();
    const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
    await userEvent.type(field, 'dark');
    await userEvent.click(await screen.findByRole('option', { name: /After dark/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('keeps what was found in its place while further letters are looked for', async () => {
    hold('dark');
    const { say } = await openSearch();
    const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
    await userEvent.type(field, 'dar');
    const line = await screen.findByRole('option', { name: /After dark/ });
    await userEvent.type(field, 'k');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(line).toBeInTheDocument();
    answer();
    await userEvent.click(line);
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
  });

  it('shows nothing of an earlier search in the next one', async () => {
    const { say } = await openSearch();
    const field = await screen.findByRole('combobox', { name: say('editor.linkOwn') });
    await userEvent.type(field, 'dark');
    await userEvent.click(await screen.findByRole('option', { name: /After dark/ }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    hold('l');
    await userEvent.type(field, 'lamp');
    expect(await screen.findByText(say('wait'))).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /After dark/ })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('option', { name: /Lamp/ })).toBeInTheDocument();
  });

  it('takes by Enter the first that is found, also before it is there', async () => {
    const { say } = await openSearch();
    await userEvent.type(
      await screen.findByRole('combobox', { name: say('editor.linkOwn') }),
      'after{Enter}',
    );
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ urls: URLS['events/after-dark'] }));
  });

  it('says where nothing can be had', async () => {
    const { say } = await openSearch();
    await userEvent.type(await screen.findByRole('combobox', { name: say('editor.linkOwn') }), 'lamp');
    await userEvent.click(await screen.findByRole('option', { name: /Lamp/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(say('editor.linkNowhere'));
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('reference search', () => {
  it('says of what is a draft yet that it is one', async () => {
    queryClient.clear();
    const line = { second: {}, picture: null, availability: null };
    const lines = [
      { ...line, id: 'louise', title: { en: 'Louise Amiel' }, state: 'draft' },
      { ...line, id: 'odile', title: { en: 'Odile Kerhervé' }, state: 'public' },
    ];
    globalThis.fetch = (async () => ({
      ...{ status: 200, ok: true, headers: new Map() },
      text: async () => JSON.stringify({ lines }),
    })) as never;
    renderInDesk(
      () => <ReferenceSearch label="creators" shelf="creators" without={[]} onChoose={() => {}} />,
      await loadLanguage('en'),
    );
    await userEvent.click(await screen.findByRole('combobox', { name: 'creators' }));
    expect(await screen.findByRole('option', { name: /Louise/ })).toHaveTextContent('Louise Amieldraft');
    expect(screen.getByRole('option', { name: /Odile/ })).not.toHaveTextContent('draft');
  });

  describe('while further letters are looked for', () => {
    const PEOPLE = [
      { id: 'louise', title: { en: 'Louise Amiel' } },
      { id: 'lucien', title: { en: 'Lucien Autran' } },
    ].map((one) => ({ ...one, second: {}, picture: null, availability: null, state: 'public' }));
    const onChoose = jest.fn<void, [{ id: string }]>();
    let answer = () => {};

    beforeEach(async () => {
      queryClient.clear();
      onChoose.mockClear();
      globalThis.fetch = (async (url: string) => {
        const words = new URL(url, 'https://desk.example').searchParams.get('q');
        if (words === 'lu') await new Promise<void>((resolve) => (answer = resolve));
        const lines = words === 'lu' ? PEOPLE.slice(1) : PEOPLE;
        return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify({ lines }) };
      }) as never;
      renderInDesk(
        () => <ReferenceSearch label="creators" shelf="creators" without={[]} onChoose={onChoose} />,
        await loadLanguage('en'),
      );
    });

    it('what was found is there to be pressed', async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'creators' }), 'l');
      const line = await screen.findByRole('option', { name: /Louise/ });
      await userEvent.keyboard('u');
      expect(line).toBeInTheDocument();
      await userEvent.click(line);
      expect(onChoose.mock.calls).toEqual([[PEOPLE[0]]]);
    });

    it('Enter takes the first of the answer, not of what is there', async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'creators' }), 'l');
      await screen.findByRole('option', { name: /Louise/ });
      await userEvent.keyboard('u{Enter}');
      expect(onChoose).not.toHaveBeenCalled();
      answer();
      await waitFor(() => expect(onChoose.mock.calls).toEqual([[PEOPLE[1]]]));
    });
  });

  describe('that a button has opened', () => {
    const onLeave = jest.fn();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

    // The page is scrolled to it for half a second, however slow the machine is.
    afterEach(() => jest.useRealTimers());
    beforeEach(async () => {
      jest.useFakeTimers();
      queryClient.clear();
      onLeave.mockClear();
      const lines = [
        { id: 'lighting', title: { en: 'lighting' }, second: {}, picture: null, state: 'public' },
      ];
      globalThis.fetch = (async () => ({
        ...{ status: 200, ok: true, headers: new Map() },
        text: async () => JSON.stringify({ lines }),
      })) as never;
      renderInDesk(
        () => (
          <ReferenceSearch label="type" shelf="types" without={[]} onChoose={() => {}} onLeave={onLeave} />
        ),
        await loadLanguage('en'),
      );
      await screen.findByRole('option', { name: 'lighting' });
    });

    it('shows its list, although the page is scrolled to it', async () => {
      fireEvent.scroll(document);
      expect(await screen.findByRole('option', { name: 'lighting' })).toBeVisible();
      expect(onLeave).not.toHaveBeenCalled();
    });

    it('stays while one goes to a line by the arrows, also of a list that was closed', async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      await user.keyboard('{ArrowDown}');
      expect(await screen.findByRole('option', { name: 'lighting' })).toBeVisible();
      expect(onLeave).not.toHaveBeenCalled();
      await user.tab();
      expect(onLeave).toHaveBeenCalled();
    });
  });
});

describe('news field', () => {
  const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
  const piece = (id: string) => ({
    id,
    title: { en: id, fr: id },
    picture: { file: `${id}.jpg`, hd: `hd/${id}.jpg`, alt: { en: 'A lamp', fr: 'Une lampe' } },
  });
  const heads = () =>
    within(screen.getByRole('group', { name: say('fields.home.news') }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const lastNews = async () => {
    await waitFor(() => expect(saves().at(-1)?.path).toBe('news'));
    return saves().at(-1)?.value as { id: string; picture: object }[];
  };

  beforeEach(async () => {
    server.item = opened({
      ...{ shelf: 'pages', id: 'home' },
      published: { title: { en: 'Home', fr: 'Accueil' }, news: ['one', 'two', 'three'].map(piece) },
    });
    await openFields(['news']);
  });

  it('puts a new one first, with nothing of another one in it', async () => {
    await userEvent.click(
      screen.getByRole('button', { name: say('editor.addTo', { name: say('fields.home.news') }) }),
    );
    expect(heads()).toEqual([`1 ${say('items.untitled')}`, '2 one', '3 two', '4 three']);
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveFocus();
    expect((await lastNews())[0]!.picture).toEqual({ file: '', alt: {} });
  });

  it('makes any of them the first, and follows it there', async () => {
    const name = `${say('fields.home.news')} 3`;
    await userEvent.click(screen.getByRole('button', { name: say('editor.first', { name }) }));
    expect(heads()).toEqual(['1 three', '2 one', '3 two']);
    expect(document.activeElement).toHaveTextContent('1 three');
    expect((await lastNews()).map(({ id }) => id)).toEqual(['three', 'one', 'two']);
  });

  it('fills in what is still empty from the page that is chosen, and leaves what is written', async () => {
    const event = {
      title: { en: 'Light in the evening', fr: 'Lumière du soir' },
      ...{ starts_on: '2026-12-11', ends_on: '2026-12-27' },
      pictures: [{ file: 'room.jpg', alt: { en: 'A room', fr: 'Une salle' }, credit: 'Pauline Estève' }],
    };
    const urls = { en: 'https://example.org/events/light', fr: 'https://example.org/fr/evenements/lumiere' };
    const line = { id: 'light', title: event.title, second: {}, picture: null };
    const answered = globalThis.fetch;
    globalThis.fetch = (async (url: string, init?: { method?: string }) => {
      const [path = ''] = url.replace('/desk/api', '').split('?');
      const body =
        path === '/items/events/light'
          ? opened({ shelf: 'events', id: 'light', published: event, urls })
          : path === '/items/events'
            ? { lines: [line] }
            : path === '/page-at'
              ? { page: { shelf: 'events', id: 'light', title: event.title } }
              : /^\/items\/\w+$/.test(path) && { lines: [] };
      if (!body) return answered(url, init);
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
    }) as never;
    await userEvent.click(
      screen.getByRole('button', { name: say('editor.addTo', { name: say('fields.home.news') }) }),
    );
    const row = within(screen.getByRole('group', { name: `${say('fields.home.news')} 1` }));
    const own = `${say('fields.parts.title')}, ${say('language', { language: 'fr' })}`;
    await userEvent.type(row.getByRole('textbox', { name: own }), 'Soir');
    await userEvent.type(row.getByRole('combobox', { name: say('editor.linkOwn') }), 'light');
    await userEvent.click(await screen.findByRole('option', { name: /Light/ }));
    await waitFor(async () =>
      expect((await lastNews())[0]).toMatchObject({
        title: { en: 'Light in the evening', fr: 'Soir' },
        text: { en: '11 to 27 December 2026', fr: 'Du 11 au 27 décembre 2026' },
        link: {
          label: { en: 'see the event', fr: 'voir l’évènement' },
          url: { en: '/events/light', fr: '/fr/evenements/lumiere' },
        },
        picture: event.pictures[0],
      }),
    );
    // The search is empty again: what it leads to stands below it, with the way there.
    const way = await row.findByRole('link', { name: 'Light in the evening' });
    expect(way).toHaveAttribute('href', '/events/light');
  });

  it('follows another page that is chosen afterwards, but for what somebody wrote', async () => {
    const pageOf = (shelf: 'events' | 'works', id: string, title: string, part: object) => ({
      line: { id, title: { en: title, fr: title }, second: {}, picture: null },
      item: opened({
        ...{ shelf, id, urls: { en: `https://example.org/${shelf}/${id}` } },
        published: { title: { en: title, fr: title }, ...part },
      }),
    });
    const pages = [
      pageOf('events', 'repairs', 'Repairs', { starts_on: '2027-03-21', ends_on: '2027-03-21' }),
      pageOf('works', 'chair', 'Oak chair', { pictures: [{ file: 'chair.jpg', alt: { en: 'A chair' } }] }),
    ];
    const answered = globalThis.fetch;
    globalThis.fetch = (async (url: string, init?: { method?: string }) => {
      const [path = '', query] = url.replace('/desk/api', '').split('?');
      const at = new URLSearchParams(query).get('url');
      const page = pages.find(({ item: { shelf, id } }) => at === `/${shelf}/${id}`);
      const body =
        path === '/page-at'
          ? { page: page ? { shelf: page.item.shelf, ...page.line } : null }
          : (pages.find(({ item: { shelf, id } }) => path === `/items/${shelf}/${id}`)?.item ??
            (/^\/items\/\w+$/.test(path) && {
              lines: pages.filter(({ item }) => path === `/items/${item.shelf}`).map(({ line }) => line),
            }));
      if (!body) return answered(url, init);
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
    }) as never;
    await userEvent.click(
      screen.getByRole('button', { name: say('editor.addTo', { name: say('fields.home.news') }) }),
    );
    const row = within(screen.getByRole('group', { name: `${say('fields.home.news')} 1` }));
    const own = `${say('fields.parts.title')}, ${say('language', { language: 'fr' })}`;
    const choose = async (typed: string, option: RegExp) => {
      await userEvent.type(row.getByRole('combobox', { name: say('editor.linkOwn') }), typed);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('repairs', /Repairs/);
    await row.findByDisplayValue('21 March 2027');
    await userEvent.clear(row.getByRole('textbox', { name: own }));
    await userEvent.type(row.getByRole('textbox', { name: own }), 'Chez nous');
    await choose('chair', /Oak chair/);
    await row.findByDisplayValue('Oak chair');
    expect(row.getByRole('textbox', { name: own })).toHaveValue('Chez nous');
    expect(row.queryByDisplayValue('21 March 2027')).not.toBeInTheDocument();
    expect(row.getByDisplayValue('see the work')).toBeInTheDocument();
    expect(row.getByDisplayValue('/works/chair')).toBeInTheDocument();
  });

  it('begins with a picture to choose', async () => {
    await userEvent.click(
      screen.getByRole('button', { name: say('editor.addTo', { name: say('fields.home.news') }) }),
    );
    const row = within(screen.getByRole('group', { name: `${say('fields.home.news')} 1` }));
    expect(row.getByRole('button', { name: say('editor.addPicture') })).toBeInTheDocument();
    expect(row.queryByRole('button', { name: say('editor.replacePicture') })).not.toBeInTheDocument();
    expect(row.queryByRole('button', { name: say('editor.addEvening') })).not.toBeInTheDocument();
  });

  it('says at the piece of news itself that its event is over', async () => {
    const finding = { name: 'newsOver', text: '2026-11-20', severity: 'advice', locale: null } as const;
    server.item = { ...server.item, findings: [{ ...finding, path: 'news.1' }] };
    await look();
    const row = within(screen.getByRole('group', { name: `${say('fields.home.news')} 2` }));
    const { date } = spoken.language;
    const words = say('finding.newsOver', { last: date('2026-11-20') });
    expect(await row.findByText(words)).toBeInTheDocument();
    const others = within(screen.getByRole('group', { name: `${say('fields.home.news')} 1` }));
    expect(others.queryByText(words)).not.toBeInTheDocument();
  });

  it('has a way out of the pictures to choose from', async () => {
    const answered = globalThis.fetch;
    globalThis.fetch = (async (url: string, init?: object) =>
      url.includes('/library')
        ? {
            ...{ status: 200, ok: true, headers: new Map() },
            text: async () => JSON.stringify({ lines: [], next: null, counts: {} }),
          }
        : answered(url, init)) as never;
    const row = within(screen.getByRole('group', { name: `${say('fields.home.news')} 1` }));
    const name = say('library.openFor', { choose: say('library.open'), what: say('editor.replacePicture') });
    await userEvent.click(row.getByRole('button', { name }));
    const panel = within(await screen.findByRole('dialog', { name: say('library.title') }));
    await userEvent.click(panel.getByRole('button', { name: say('items.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('news off', () => {
  const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
  const piece = (id: string, title: string) => ({
    ...{ id, title: { en: title, fr: title } },
    picture: { file: `${id}.jpg`, alt: { en: '', fr: '' } },
  });
  const AT = '2099-12-27T22:59:00.000Z';
  const end = (part: Partial<NewsEnd> = {}): NewsEnd => ({
    ...{ news: 'sale', title: { en: 'Sale' }, at: AT, by: 'Ada', isVoid: false },
    ...part,
  });
  const home = (newsEnds: NewsEnd[] = []) =>
    opened({
      ...{ shelf: 'pages', id: 'home', newsEnds },
      published: {
        title: { en: 'Home', fr: 'Accueil' },
        news: [piece('sale', 'Sale'), piece('late', 'Late')],
      },
    });
  const row = (number: number) =>
    within(screen.getByRole('group', { name: `${say('fields.home.news')} ${number}` }));
  const asked = (method: string) =>
    server.asked.filter((one) => one.method === method && one.path.startsWith('/home/news/'));
  const panel = async () => within(await screen.findByRole('dialog'));
  const endIs = () => say('newsEnd.is', { time: spoken.language.due(AT), name: 'Ada' });

  it('is set at the piece of news, for the end of the week unless told', async () => {
    server.item = home();
    await openFields(['news']);
    await userEvent.click(row(1).getByRole('button', { name: say('newsEnd.set') }));
    const dialog = await panel();
    server.item = home([end()]);
    await userEvent.click(dialog.getByRole('button', { name: /^Schedule for .*, 23:59$/ }));
    await row(1).findByText(endIs());
    expect(row(2).queryByText(endIs())).not.toBeInTheDocument();
    const [{ path, body }] = asked('PUT') as unknown as [{ path: string; body: { at: string } }];
    expect(path).toBe('/home/news/sale/end');
    const at = new Date(body.at);
    expect(at.getTime()).toBeGreaterThan(Date.now());
    expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Paris' }).format(at)).toBe(
      'Sunday',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is told of a piece by its name, whatever is in it', async () => {
    server.item = { ...home(), published: { news: [piece('a sale/é', 'Sale')] } };
    await openFields(['news']);
    await userEvent.click(row(1).getByRole('button', { name: say('newsEnd.set') }));
    await userEvent.click((await panel()).getByRole('button', { name: /^Schedule for / }));
    await waitFor(() => expect(asked('PUT')).toHaveLength(1));
    expect(asked('PUT')[0]?.path).toBe('/home/news/a%20sale%2F%C3%A9/end');
  });

  it('is given up where it stands', async () => {
    server.item = home([end()]);
    await openFields(['news']);
    await userEvent.click(row(1).getByRole('button', { name: say('acts.scheduled') }));
    server.item = home();
    await userEvent.click((await panel()).getByRole('button', { name: say('newsEnd.drop') }));
    await waitFor(() => expect(row(1).queryByText(endIs())).not.toBeInTheDocument());
    expect(asked('DELETE').map(({ path }) => path)).toEqual(['/home/news/sale/end']);
  });

  it('says of news that is there no more that nothing happens then', async () => {
    server.item = home([end({ news: 'gone', isVoid: true, title: { en: 'Old sale' } })]);
    await openFields(['news']);
    screen.getByText(say('newsEnd.void', { title: 'Old sale', time: spoken.language.due(AT) }));
  });

  it('is only read by who may not publish', async () => {
    server.item = home([end()]);
    await openFields(['news'], 'write');
    row(1).getByText(endIs());
    expect(screen.queryByRole('button', { name: say('newsEnd.set') })).not.toBeInTheDocument();
    expect(() => button('acts.scheduled')).toThrow();
  });
});

describe('with page', () => {
  const both = (en: string, fr: string) => ({ en, fr });
  const event = opened({
    ...{ shelf: 'events', id: 'repairs' },
    urls: both('https://example.org/events/repairs', 'https://example.org/fr/evenements/reparations'),
    published: {
      title: both('An afternoon of repairs', 'Un après-midi de réparations'),
      ...{ starts_on: '2027-03-21', ends_on: '2027-03-21' },
      pictures: [{ file: 'bench.jpg', alt: both('A bench', 'Un établi') }],
    },
  });
  const chair = opened({
    ...{ shelf: 'works', id: 'chair' },
    urls: both('https://example.org/works/chair', 'https://example.org/fr/oeuvres/chaise'),
    published: {
      title: both('Oak chair', 'Chaise en chêne'),
      pictures: [{ file: 'chair.jpg', alt: both('A chair', 'Une chaise') }],
    },
  });
  const blank: NewsItem = { id: 'one', title: {}, picture: { file: '', alt: {} } };
  const ofEvent = withPage(blank, event);

  it('has nothing of the page before once it leads to another one', () => {
    expect(withPage(ofEvent, chair, event)).toEqual(withPage(blank, chair));
    expect(withPage(withPage(ofEvent, chair, event), event, chair)).toEqual(ofEvent);
  });

  it('keeps what somebody wrote since', () => {
    const picture = { ...ofEvent.picture, credit: 'Pauline Estève' };
    const written: NewsItem = {
      ...ofEvent,
      ...{ picture, title: { ...ofEvent.title, fr: 'Réparons' }, text: { ...ofEvent.text, en: 'On Sunday' } },
      link: { ...ofEvent.link!, label: both('come along', 'voir l’évènement') },
    };
    expect(withPage(written, chair, event)).toEqual({
      ...{ id: 'one', picture, title: both('Oak chair', 'Réparons'), text: { en: 'On Sunday' } },
      link: { label: both('come along', 'voir l’œuvre'), url: both('/works/chair', '/fr/oeuvres/chaise') },
    });
  });

  it('leads nowhere in a language that the new page is not in, and waits for a picture where it has none', () => {
    const english = { ...chair, urls: { en: chair.urls.en! }, published: { title: { en: 'Oak chair' } } };
    const news = withPage(ofEvent, english, event);
    expect(news.link?.url).toEqual({ en: '/works/chair' });
    expect(news.title).toEqual({ en: 'Oak chair' });
    expect(news.picture).toEqual(blank.picture);
  });
});
