import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { noteTakenCredit } from '../app/uploads/taken-credits';
import { type Language, LanguageProvider, loadLanguage } from '../app/words';
import type { Finding, OpenItem, Values } from '../../api/content/contract/item';
import { languageName } from '../../api/desk/contract/languages';
import { type EditSession, openEditSession } from '../editing/edit-session';
import { EditorProvider } from '../editing/editor-context';
import { unsentStore } from '../editing/unsent';
import { look, open, openFields, opened, saves, server, spoken } from '../screens/editor/testing/open-editor';
import { FormerSlugsField } from './former-slugs-field';
import { withScheme } from './line-field';
import { NumberInput } from './parts/number-input';
import { Places } from './parts/places';
import { TextInput } from './parts/text-input';
import { CreditField } from './pictures/credit-field';
import { SlugField } from './slug-field';
import { TextsField } from './texts-field';

describe('former slugs field', () => {
  const SLUG = { en: 'light', fr: 'lumiere' };

  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });

  function open(published: Values | null, urls: OpenItem['urls'] = { en: 'https://g.example/works/light' }) {
    const item: OpenItem = {
      ...{ shelf: 'works', id: 'lamp', published, version: 'v1', draft: null, conflicts: [] },
      ...{ state: 'public', schedule: null, missed: null, urls, findings: [], here: [] },
    };
    const kept = { all: () => new Map(), keep: () => {}, drop: () => {} };
    const session = openEditSession<OpenItem>({ item, kept, save: () => new Promise(() => {}) });
    const editor = { shelf: item.shelf, id: item.id, session };
    render(
      <LanguageProvider language={language}>
        <EditorProvider value={editor}>
          <SlugField field={{ path: 'slug', widget: 'slug', word: 'works.slug' }} />
          <FormerSlugsField
            field={{ path: 'former_slugs', widget: 'formerSlugs', word: 'works.former_slugs' }}
          />
        </EditorProvider>
      </LanguageProvider>,
    );
    return session;
  }
  const nameOf = (field: 'slug' | 'former_slugs', locale: 'en' | 'fr') =>
    `${language.say(`fields.works.${field}`)}, ${languageName(locale)}`;
  const former = (locale: 'en' | 'fr') =>
    screen.queryByRole('group', { name: nameOf('former_slugs', locale) });
  const slug = (locale: 'en' | 'fr') => screen.getByRole('textbox', { name: nameOf('slug', locale) });
  const leads = () => screen.queryAllByText(language.say('editor.oldLeadsHere'));

  it('says where the old address will lead, once another one is typed', async () => {
    open({ slug: SLUG });
    expect(leads()).toEqual([]);
    await userEvent.type(slug('en'), 's');
    expect(leads()).toHaveLength(1);
    await userEvent.clear(slug('en'));
    expect(leads()).toEqual([]);
  });

  it('says nothing of what has no address that anybody knows', async () => {
    open({ slug: SLUG, status: 'draft' }, {});
    await userEvent.type(slug('en'), 's');
    expect(leads()).toEqual([]);
  });

  it('makes an address of what is typed, letter by letter', async () => {
    open({ slug: SLUG });
    await userEvent.clear(slug('en'));
    await userEvent.type(slug('en'), 'Łóżko d’Æ');
    expect(slug('en')).toHaveValue('lozko-d-ae');
  });

  it('is not there without addresses of before', () => {
    open({ slug: SLUG });
    expect(former('en')).toBeNull();
  });

  it('shows them by language, and takes one out by the keyboard, which stays there', async () => {
    const session = open({ slug: SLUG, former_slugs: { en: ['lamp', 'glow'] } });
    const list = within(former('en')!);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `lamp${language.say('editor.removeShort')}`,
      `glow${language.say('editor.removeShort')}`,
    ]);
    expect(former('fr')).toBeNull();
    const remove = (name: string) =>
      screen.getByRole('button', { name: language.say('editor.remove', { name }) });
    remove('lamp').focus();
    await userEvent.keyboard('{Enter}');
    expect(session.state().values['former_slugs']).toEqual({ en: ['glow'] });
    expect(list.getByRole('list')).toHaveFocus();
    await userEvent.click(remove('glow'));
    expect(session.state().values).toEqual({ slug: SLUG });
    expect(former('en')).toHaveTextContent(/lamp.*glow/);
    act(() => void [session.undo(), session.undo()]);
    expect(session.state().values['former_slugs']).toEqual({ en: ['lamp', 'glow'] });
  });
});

describe('same in both', () => {
  const opened = (published: Values): OpenItem => ({
    ...{ shelf: 'works', id: 'lamp', published, version: 'v1', draft: null, conflicts: [] },
    ...{ state: 'public', schedule: null, missed: null, urls: {}, findings: [], here: [] },
  });

  beforeEach(() => localStorage.clear());

  async function open(date: Record<string, string>) {
    const item = opened(Object.keys(date).length > 0 ? { date } : {});
    const session = openEditSession({
      item,
      kept: unsentStore(1, 'works', 'lamp'),
      save: async () => ({ item, conflicts: [] }),
    });
    render(
      <LanguageProvider language={await loadLanguage('en')}>
        <EditorProvider value={{ shelf: 'works', id: 'lamp', session }}>
          <TextsField field={{ path: 'date', widget: 'texts', word: 'works.date' }} />
        </EditorProvider>
      </LanguageProvider>,
    );
    return userEvent.setup();
  }
  const english = () => screen.getByRole('textbox', { name: 'date, English' });
  const french = () => screen.getByRole('textbox', { name: 'date, French' });

  it('writes a year in the other language as well, once the field is left', async () => {
    const user = await open({});
    await user.type(english(), '1957–60');
    expect(french()).toHaveValue('');
    await user.tab();
    expect(french()).toHaveValue('1957–60');
  });

  it('follows a year that is corrected, where the other language had the same', async () => {
    const user = await open({ en: '1957', fr: '1957' });
    await user.clear(french());
    await user.type(french(), '1958');
    await user.tab();
    expect(english()).toHaveValue('1958');
  });

  it.each([
    ['words, which are to be translated', {}, 'circa 1957', ''],
    ['a year where the other language says something else', { en: '', fr: 'vers 1957' }, '1957', 'vers 1957'],
  ])('leaves alone %s', async (_, date, typed, other) => {
    const user = await open(date);
    await user.type(english(), typed);
    await user.tab();
    expect(french()).toHaveValue(other);
  });
});

describe('line field', () => {
  it.each([
    ['lequotidien.example/lampe', 'https://lequotidien.example/lampe'],
    ['www.example.org', 'https://www.example.org'],
    ['https://example.org', 'https://example.org'],
    ['http://example.org', 'http://example.org'],
    ['no address', 'no address'],
    ['page 12', 'page 12'],
    ['', ''],
  ])('makes an address of %j where it is one: %j', (text, address) => {
    expect(withScheme(text)).toBe(address);
  });
});

describe('measures field', () => {
  const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
  const field = (word: 'height' | 'width' | 'depth') =>
    within(screen.getByRole('group', { name: say('fields.works.dimensions') })).getByRole('textbox', {
      name: say(`fields.parts.${word}`),
    });
  const saved = async (expected: object) => {
    await waitFor(() => {
      const last = Object.fromEntries(saves().map(({ path, value }) => [path.split('.').at(-1), value]));
      expect(last).toMatchObject(expected);
    });
  };

  beforeEach(async () => {
    server.item = opened({
      ...{ shelf: 'works', id: 'lamp' },
      published: { title: { en: 'Lamp', fr: 'Lampe' }, dimensions: { height: 150 } },
    });
    await openFields(['dimensions']);
  });

  it.each(['42 × 20,5 × 21 cm', 'H 42 x W 20.5 x D 21', '42*20,5*21'])(
    'takes %j as height, width and depth, pasted into any of them',
    async (text) => {
      await userEvent.click(field('width'));
      await userEvent.paste(text);
      await saved({ height: 42, width: 20.5, depth: 21 });
      expect(field('width')).toHaveValue('20.5');
    },
  );

  it('takes them typed, once the field is left', async () => {
    await userEvent.clear(field('height'));
    await userEvent.type(field('height'), '42 × 20 cm');
    expect(screen.queryByText(say('editor.noLength'))).toBeNull();
    await userEvent.tab();
    await saved({ height: 42, width: 20 });
  });

  it.each([
    ['9 1/4 in.', { depth: 23.5 }],
    ['5\u2032 4\u2033', { depth: 162.6 }],
    ['1,750 mm', { depth: 175 }],
    ['24 x 15 in. diam. (61 x 38.1 cm)', { height: 61, diameter: 38.1 }],
    ['Larg. 20 in. (50,8 cm)', { width: 50.8 }],
    [
      'H 74 x Ø 110 cm (avec rallonges : 240 cm)',
      { height: 74, diameter: 110, fr: 'avec rallonges : 240 cm' },
    ],
    ['c. 70 x 55 cm', { height: 70, width: 55, en: 'c.', fr: 'env.' }],
  ])('reads %j as lists do, typed or pasted', async (text, expected) => {
    await userEvent.type(field('depth'), text);
    expect(screen.queryByText(say('editor.noLength'))).toBeNull();
    await userEvent.tab();
    await saved(expected);
    const paths = saves().map(({ path }) => path.split('.').at(-1));
    expect(new Set(paths.filter((one) => one !== 'depth' || 'depth' in expected))).toEqual(
      new Set(Object.keys(expected)),
    );
  });

  it.each(['1,750', '45/65', '90–130 cm', '9 1/4', '110 x 70 (x2) cm', '40 dm'])(
    'does not guess at %j, and keeps what was there',
    async (text) => {
      await userEvent.tripleClick(field('height'));
      await userEvent.paste(text);
      expect(screen.getByText(say('editor.noLength'))).toHaveAttribute('role', 'alert');
      await userEvent.tab();
      expect(field('height')).toHaveValue('150');
      expect(saves()).toEqual([]);
    },
  );

  it('takes a number with its unit for the field itself', async () => {
    await userEvent.type(field('depth'), '37 cm');
    await userEvent.tab();
    await saved({ depth: 37 });
    expect(field('depth')).toHaveValue('37');
  });

  it('keeps the last number where what was written is none, and says both', async () => {
    await userEvent.clear(field('height'));
    await userEvent.type(field('height'), '160 to 180');
    expect(screen.getByText(say('editor.noLength'))).toHaveAttribute('role', 'alert');
    await userEvent.tab();
    expect(field('height')).toHaveValue('160');
    const said = say('editor.noNumberLeft', { text: '160 to 180', kept: '160' });
    expect(screen.getByText(said)).toHaveAttribute('role', 'alert');
    await userEvent.type(field('height'), '5');
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('price field', () => {
  const amount = () => screen.getByRole('textbox', { name: spoken.language.say('editor.amount') });
  const said = (name: 'notAnAmount' | 'amountZero' | 'amountTooMuch' | 'noAmount') =>
    spoken.language.say(`finding.${name}`);

  async function openWith(price: object, findings: Finding[] = []): Promise<void> {
    const published = { title: { en: 'Lamp', fr: 'Lampe' }, price };
    server.item = opened({ ...{ shelf: 'works', id: 'lamp' }, published, findings });
    await openFields(['price']);
  }

  it.each([
    ['12,500', 12_500, '12,500'],
    ['12.500', 12_500, '12,500'],
    ['12 500 €', 12_500, '12,500'],
    ['12,5', 12.5, '12.50'],
  ])('takes %j as %p, and shows it as %j once it is left', async (typed, value, shown) => {
    await openWith({ amount: 4200, currency: 'EUR' });
    expect(amount()).toHaveValue('4,200');
    await userEvent.clear(amount());
    await userEvent.type(amount(), typed);
    expect(amount()).toHaveValue(typed);
    expect(screen.queryByText(said('notAnAmount'))).toBeNull();
    await userEvent.tab();
    expect(amount()).toHaveValue(shown);
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({ path: 'price', value: { amount: value, currency: 'EUR' } }),
    );
  });

  it('has the digits without groups while somebody is in it, so that another one can be written', async () => {
    await openWith({ amount: 1250, currency: 'EUR' });
    await userEvent.type(amount(), '0');
    expect(amount()).toHaveValue('12500');
    await userEvent.tab();
    expect(amount()).toHaveValue('12,500');
  });

  it.each([
    ['12,5000', 'notAnAmount'],
    ['1e9', 'notAnAmount'],
    ['-100', 'amountZero'],
    ['99999999999', 'amountTooMuch'],
  ] as const)('keeps %j as it was typed, and says what to write', async (typed, fault) => {
    await openWith({ amount: 4200, currency: 'EUR' });
    await userEvent.clear(amount());
    await userEvent.type(amount(), typed);
    await userEvent.tab();
    expect(amount()).toHaveValue(typed);
    expect(amount()).toBeInvalid();
    expect(screen.getByText(said(fault))).toHaveAttribute('role', 'alert');
    // So it cannot be published as the amount that stood there on the way.
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ value: { amount: typed } }));
  });

  it('says once what is wrong with what stands there since before', async () => {
    const fault = {
      path: 'price.amount',
      name: 'amountZero',
      text: '',
      severity: 'error',
      locale: null,
    } as const;
    await openWith({ amount: '-100', currency: 'EUR' }, [fault]);
    const field = screen.getByRole('group', { name: spoken.language.say('fields.works.price') });
    expect(within(field).getAllByText(said('amountZero'))).toHaveLength(1);
    expect(screen.queryByText(said('noAmount'))).toBeNull();
  });
});

describe('places', () => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });

  const shown = (keys: readonly string[]) => (
    <LanguageProvider language={language}>
      <Places label="pictures" keys={keys} nameOf={(key) => key} show={() => null} onOrder={() => {}} />
    </LanguageProvider>
  );

  it('goes on when a second one comes, and when it goes again', () => {
    const { rerender } = render(shown([]));
    rerender(shown(['one']));
    expect(screen.getByRole('row')).not.toHaveAttribute('draggable', 'true');
    rerender(shown(['one', 'two']));
    expect(screen.getAllByRole('row')).toHaveLength(2);
    rerender(shown(['two']));
    expect(screen.getByRole('row', { name: 'two' })).toBeInTheDocument();
  });
});

describe('text input', () => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });

  function Line({ lang }: { lang: 'en' | 'fr' }) {
    const [value, setValue] = useState('');
    return (
      <LanguageProvider language={language}>
        <TextInput aria-label="title" lang={lang} value={value} onChange={setValue} />
      </LanguageProvider>
    );
  }
  const line = () => screen.getByRole<HTMLTextAreaElement>('textbox');

  it('puts French typography right while one types', async () => {
    render(<Line lang="fr" />);
    await userEvent.type(line(), `L'essai : "oui" ; non ?`);
    expect(line()).toHaveValue('L’essai\u202f: «\u202foui\u202f»\u202f; non\u202f?');
  });

  it('leaves English as it is typed', async () => {
    render(<Line lang="en" />);
    await userEvent.type(line(), `It's: "yes" ?`);
    expect(line()).toHaveValue(`It's: "yes" ?`);
  });

  it.each([
    ['by ctrl Z', () => userEvent.keyboard('{Control>}z{/Control}')],
    [
      'by a button',
      () => userEvent.click(screen.getByRole('button', { name: language.say('editor.asTyped') })),
    ],
  ])('gives back what was typed %s, and goes on', async (_, giveBack) => {
    render(<Line lang="fr" />);
    await userEvent.type(line(), 'Quoi ?');
    await giveBack();
    expect(line()).toHaveValue('Quoi ?');
    await userEvent.keyboard(' Oui');
    expect(line()).toHaveValue('Quoi ? Oui');
  });

  it.each([
    ['Est-ce fini?', 'Est-ce fini.'],
    ['Est-ce fini ?', 'Est-ce fini .'],
    ['Il dit "', 'Il dit .'],
  ])('deletes by one Backspace the sign of ‘%s’ with the space that it was given', async (typed, after) => {
    render(<Line lang="fr" />);
    await userEvent.type(line(), typed);
    await userEvent.keyboard('{Backspace}.');
    expect(line()).toHaveValue(after);
  });

  it('says by which key typography that was put right is taken back', async () => {
    render(<Line lang="fr" />);
    await userEvent.type(line(), 'Quoi?');
    expect(screen.getByText('Z').parentElement).toHaveTextContent('ctrlZ');
  });

  it('is one line', async () => {
    render(<Line lang="en" />);
    await userEvent.type(line(), 'one{Enter}two');
    expect(line()).toHaveValue('onetwo');
  });
});

describe('number input', () => {
  it('shows what was undone while somebody is in it, and keeps a comma that is being typed', async () => {
    const language = await loadLanguage('fr');
    let put: (value: number | null) => void = () => {};
    function Height() {
      const [value, setValue] = useState<number | null>(40);
      put = setValue;
      return (
        <LanguageProvider language={language}>
          <NumberInput id="height" value={value} onChange={setValue} />
        </LanguageProvider>
      );
    }
    render(<Height />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, ',');
    expect(input).toHaveValue('40,');
    await userEvent.type(input, '5');
    expect(input).toHaveValue('40,5');
    act(() => put(40));
    expect(input).toHaveValue('40');
  });
});

describe('credit field', () => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage('en');
  });
  beforeEach(() => noteTakenCredit('new.jpg', 'Atelier Contrejour'));

  const STATE = { item: { findings: [] } };
  const SESSION = { subscribe: () => () => {}, state: () => STATE } as unknown as EditSession;

  const show = (file: string, credit: string) => {
    const field = (now: string) => (
      <LanguageProvider language={language}>
        <EditorProvider value={{ shelf: 'works', id: 'lamp', session: SESSION }}>
          <CreditField picture={{ file, alt: {}, credit: now }} onChange={() => {}} />
        </EditorProvider>
      </LanguageProvider>
    );
    const { rerender } = render(field(credit));
    return (now: string) => rerender(field(now));
  };
  const question = () => screen.queryByText(language.say('editor.creditTaken'));

  it('asks of a credit that was taken over whether it is right, until that is said', async () => {
    show('new.jpg', 'Atelier Contrejour');
    expect(question()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: language.say('editor.creditRight') }));
    expect(question()).not.toBeInTheDocument();
  });

  it('asks in a place that was there before, empty', () => {
    const write = show('new.jpg', 'Inès Morvan');
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    write('Atelier Contrejour');
    expect(place).toContainElement(question());
  });

  it('asks no more once another is written, and never of one that was not taken over', () => {
    const write = show('new.jpg', 'Atelier Contrejour');
    write('Inès Morvan');
    expect(question()).not.toBeInTheDocument();
    show('other.jpg', 'Atelier Contrejour');
    expect(question()).not.toBeInTheDocument();
  });
});

describe('suggested fields', () => {
  const KIND = { kind: 'Exhibition', title: { en: 'Exhibition', fr: 'Exposition' }, count: 3 };
  const LINES = [{ second: { en: 'Varangue', fr: 'Varangue' } }, { second: { en: 'Clair-Obscur' } }];

  /** Opens a new one, beside others that are there. */
  async function openNew(shelf: 'events' | 'press') {
    server.item = opened({ shelf, id: 'new-one', published: null, state: 'draft' });
    const answered = globalThis.fetch;
    globalThis.fetch = (async (url: string, init?: object) => {
      if (!url.endsWith(`/items/${shelf}`)) return answered(url, init);
      const body = { lines: LINES, kinds: [KIND] };
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
    }) as never;
    await openFields(['kind', 'publication']);
  }
  const { say } = { say: (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of) };
  /** An input with suggestions is a combobox. */
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  const offered = (input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value);

  it('offers the kinds of events that are in use, and writes one in the other language as well', async () => {
    await openNew('events');
    const english = field(`${say('fields.events.kind')}, ${say('language', { language: 'en' })}`);
    await waitFor(() => expect(offered(english)).toEqual(['Exhibition']));
    fireEvent.change(english, { target: { value: 'Exhibition' } });
    expect(field(`${say('fields.events.kind')}, ${say('language', { language: 'fr' })}`)).toHaveValue(
      'Exposition',
    );
    await waitFor(() => expect(saves().map(({ path }) => path)).toEqual(['kind.en', 'kind.fr']));
  });

  it('offers the names of the papers that other articles appeared in', async () => {
    await openNew('press');
    const input = field(say('fields.press.publication'));
    await waitFor(() => expect(offered(input)).toEqual(['Clair-Obscur', 'Varangue']));
  });
});

describe('references field', () => {
  const names = () => server.asked.map(({ path }) => path).filter((path) => path.startsWith('/names/'));
  const openWith = async (published: Values) => {
    server.item = opened({ ...{ shelf: 'works', id: 'lamp' }, published });
    await openFields(['creators']);
  };

  it('asks what those that are chosen are called', async () => {
    await openWith({ creators: ['ada', 'bea'] });
    await waitFor(() => expect(names()).toEqual(['/names/creators?ids=ada%2Cbea']));
  });

  it('asks for no name where none is chosen', async () => {
    await openWith({});
    expect(names()).toEqual([]);
  });
});

describe('model field', () => {
  const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
  const WORK = {
    title: { en: 'Lamp', fr: 'Lampe' },
    slug: { en: 'lamp', fr: 'lampe' },
    dimensions: { height: 150 },
  };
  const work = (model: object | null, findings: Finding[] = []) =>
    opened({ ...{ shelf: 'works', id: 'lamp' }, published: { ...WORK, ...(model && { model }) }, findings });
  const field = () => screen.findByRole('group', { name: say('fields.works.model') });
  const advice = (name: Finding['name'], text = ''): Finding => ({
    ...{ path: 'model', name, text, locale: null },
    severity: 'advice',
  });
  const lastSaved = async () => {
    await waitFor(() => expect(saves().at(-1)?.path).toBe('model'));
    return saves().at(-1)?.value;
  };

  it('offers to choose a model where there is none, and nothing to turn', async () => {
    server.item = work(null);
    await openFields(['model']);
    const there = within(await field());
    expect(there.getByRole('button', { name: say('models.choose') })).toBeInTheDocument();
    expect(there.queryByRole('button', { name: say('models.turn') })).toBeNull();
    expect(there.queryByRole('button', { name: say('files.takeOut') })).toBeNull();
  });

  it('takes the model out whole, with all that was said of it', async () => {
    server.item = work({ file: 'lamp.glb', credit: 'Atelier Nord' });
    await openFields(['model']);
    await userEvent.click(within(await field()).getByRole('button', { name: say('files.takeOut') }));
    expect(await lastSaved()).toBeNull();
  });

  it('writes who made it, how it stands and what of it is the piece, and leaves out what is empty', async () => {
    server.item = work({ file: 'lamp.glb', size: { height: 190 } });
    await openFields(['model']);
    const there = within(await field());
    await userEvent.type(there.getByRole('textbox', { name: say('models.credit') }), 'Atelier Nord');
    await userEvent.click(there.getByRole('radio', { name: say('choices.wall') }));
    await userEvent.clear(
      within(there.getByRole('group', { name: say('models.all') })).getByRole('textbox', {
        name: say('fields.parts.height'),
      }),
    );
    await userEvent.type(
      within(there.getByRole('group', { name: say('models.piece') })).getByRole('textbox', {
        name: say('models.x'),
      }),
      '-12,5',
    );
    await screen.findByDisplayValue('-12,5');
    await waitFor(() =>
      expect(saves().at(-1)?.value).toEqual({
        ...{ file: 'lamp.glb', credit: 'Atelier Nord', placement: 'wall' },
        piece: { x: -12.5 },
      }),
    );
  });

  it('takes what it shows in all in inches too, as the dimensions', async () => {
    server.item = work({ file: 'lamp.glb', size: { height: 190 } });
    await openFields(['model']);
    const all = within(await field()).getByRole('group', { name: say('models.all') });
    await userEvent.type(within(all).getByRole('textbox', { name: say('fields.parts.width') }), '9 1/4 in.');
    await userEvent.tab();
    expect(within(all).getByRole('textbox', { name: say('fields.parts.width') })).toHaveValue('23.5');
    await waitFor(() =>
      expect(saves().at(-1)?.value).toEqual({ file: 'lamp.glb', size: { height: 190, width: 23.5 } }),
    );
  });

  it('says which model the public sees while another is in its place', async () => {
    server.item = work({ file: 'lamp.glb' });
    server.item.draft = {
      ...{ number: 1, by: 'Inès', at: '2026-11-24T10:00:00Z' },
      changes: [{ path: 'model', before: { file: 'lamp.glb' }, value: { file: 'lamp-2.glb' } }],
    };
    await openFields(['model']);
    expect(within(await field()).getByText(say('editor.was', { text: 'lamp.glb' }))).toBeInTheDocument();
  });

  it('says with both figures what is off, and offers nothing to turn that the page does not show', async () => {
    server.item = work({ file: 'lamp.glb' }, [advice('modelWrong', 'height 1500 150')]);
    await openFields(['model']);
    const there = within(await field());
    expect(
      there.getByText(say('finding.modelWrong', { axis: 'height', found: 1500, stated: 150 })),
    ).toBeInTheDocument();
    expect(there.queryByRole('button', { name: say('models.turn') })).toBeNull();
  });

  it('shows the page with the piece to turn', async () => {
    server.item = work({ file: 'lamp.glb' }, [advice('modelSize', 'height 154.5 150')]);
    await openFields(['model']);
    await userEvent.click(within(await field()).getByRole('button', { name: say('models.turn') }));
    expect(await screen.findByRole('dialog', { name: say('models.turned') })).toBeInTheDocument();
  });
});

describe('opening times field', () => {
  it('says of the row without days that it has none, loudly once it was left', async () => {
    const { say } = spoken.language;
    const times = (days: string[]) => ({ days, opens: '11:00', closes: '19:00' });
    server.item = opened({
      ...{ shelf: 'site', id: 'site' },
      published: { contact: { opening_times: [times(['Monday'])] } },
    });
    await open();
    const name = say('fields.events.opening_times');
    await userEvent.click(screen.getByRole('button', { name: say('editor.addTo', { name }) }));
    server.item = {
      ...server.item,
      findings: [
        { path: 'contact.opening_times.1.days', name: 'noDays', text: '', severity: 'error', locale: null },
      ],
    };
    await look();
    const row = within(screen.getByRole('group', { name: `${name} 2` }));
    const line = await row.findByText(say('finding.noDays'));
    const quiet = line.className;
    await userEvent.click(row.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(row.getByText(say('finding.noDays')).className).not.toBe(quiet);
  });
});
