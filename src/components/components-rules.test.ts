import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleCreator, sampleEvent, samplePressArticle, sampleWork } from '../gallery/testing/samples';
import { dayIn } from '../i18n/formats/zoned-time';
import { translator } from '../i18n/i18n';
import { sampleImage } from '../media/testing/sample-image';
import { toCreatorCardView } from './creators/creator-card-view';
import { currentOrNextEvent, eventState, placeName, toEventCardView } from './events/event-card-view';
import { eventDates } from './events/event-dates';
import { meantEmail } from './form/fields/meant-email';
import { emailRule, textRule } from './form/fields/text-rule';
import { joinedRanges } from './html/joined-ranges';
import { plainWords } from './html/plain-words';
import { plainText, safeHtml } from './html/safe-html';
import { toDownloadView } from './links/download-view';
import { toFileView } from './links/file-view';
import { creditsByRole } from './pictures/credits-by-role';
import { toPressCardView } from './press/press-card-view';
import { QrCode } from './qr/qr-code';
import { type QrView, toQrView } from './qr/qr-view';
import { readCode } from './qr/testing/read-code';
import { isSameWork, parseSelection } from './selection/selected-work';
import { gathered, manyGathered } from './selection/testing/gathered';
import { sampleContext } from './testing/sample-context';
import { hang, WALLS } from './works/wall-layout';
import { toWorkCardView } from './works/work-card-view';

describe('creator card view', () => {
  const context = sampleContext('en', { mediaOrigin: 'https://media.example', today: '2026-11-20' });

  describe('toCreatorCardView', () => {
    it('has name, life and portrait', () => {
      const creator = {
        ...sampleCreator('arc'),
        birth_year: 1914,
        death_year: 1989,
        portrait: sampleImage('arc'),
      };
      expect(toCreatorCardView(creator, context)).toMatchObject({
        path: '/creators/arc',
        name: 'Creator arc',
        life: '1914–1989',
        picture: { jpeg: { md: 'https://media.example/media/arc-md.jpg' } },
      });
    });

    it('knows a workshop of which there is but a name', () => {
      expect(toCreatorCardView(sampleCreator('arc'), context)).toEqual({
        path: '/creators/arc',
        name: 'Creator arc',
      });
    });
  });
});

describe('event card view', () => {
  const context = sampleContext('fr');
  const event = (slug: string, starts_on: string, ends_on: string) => ({
    ...sampleEvent(slug),
    starts_on,
    ends_on,
  });

  describe('eventState', () => {
    it.each([
      ['2026-02-28', 'coming'],
      ['2026-03-01', 'current'],
      ['2026-03-08', 'current'],
      ['2026-03-09', 'past'],
    ])('of an event from 1 to 8 March is on %s: %s', (today, state) => {
      expect(eventState({ starts_on: '2026-03-01', ends_on: '2026-03-08' }, { today })).toBe(state);
    });

    it('goes by the day where the event takes place', () => {
      const days = { starts_on: '2026-03-01', ends_on: '2026-03-08' };
      const inNewYork = { ...days, venue: { name: 'Salon', time_zone: 'America/New_York' } };
      const at = (today: string, moment: string) => ({
        today,
        dayIn: (zone: string) => dayIn(Date.parse(moment), zone),
      });
      const paris = at('2026-03-09', '2026-03-08T23:30:00Z');
      expect([eventState(days, paris), eventState(inNewYork, paris)]).toEqual(['past', 'current']);
      const tokyo = { ...days, venue: { name: 'Salon', time_zone: 'Asia/Tokyo' } };
      expect(eventState(tokyo, at('2026-02-28', '2026-02-28T15:00:00Z'))).toBe('current');
    });
  });

  describe('toEventCardView', () => {
    it('tells what, when and where', () => {
      const fair = {
        ...sampleEvent('salon'),
        venue: { name: 'Pavillon des Arts', city: 'Paris' },
        image: sampleImage('salon'),
      };
      expect(toEventCardView(fair, context)).toMatchObject({
        path: '/fr/evenements/salon',
        title: 'Event salon',
        kind: 'Fair',
        dates: 'du 1er au 8 mars 2026',
        place: 'Pavillon des Arts, Paris',
        state: 'current',
        picture: { alt: 'Picture salon' },
      });
    });

    it('does without place and picture', () => {
      const view = toEventCardView(sampleEvent('salon'), context);
      expect(view).not.toHaveProperty('place');
      expect(view).not.toHaveProperty('picture');
      expect(placeName({ name: 'Pavillon' })).toBe('Pavillon');
    });
  });

  describe('currentOrNextEvent', () => {
    const today = '2026-03-04';
    const past = event('past', '2026-01-01', '2026-01-02');
    const next = event('next', '2026-04-01', '2026-04-02');
    const later = event('later', '2026-05-01', '2026-05-02');
    const short = event('short', '2026-03-03', '2026-03-05');
    const long = event('long', '2026-02-01', '2026-06-01');

    it('is the one on view that ends first', () => {
      expect(currentOrNextEvent([next, long, short], { today })).toBe(short);
    });

    it('is the next to come when none is on view', () => {
      expect(currentOrNextEvent([later, past, next], { today })).toBe(next);
    });

    it('is none when all are over, and leaves the list in its order', () => {
      const events = [later, next];
      currentOrNextEvent(events, { today });
      expect(events).toEqual([later, next]);
      expect(currentOrNextEvent([past], { today })).toBeUndefined();
    });
  });
});

describe('event dates', () => {
  const EXHIBITION = { starts_on: '2026-12-04', ends_on: '2026-12-20' };

  it('says the days, and the hours of a day', () => {
    expect(eventDates(EXHIBITION, 'en')).toBe('4 to 20 December 2026');
    const talk = { starts_on: '2026-12-10', ends_on: '2026-12-10', starts_at: '19:00' };
    expect(eventDates(talk, 'en')).toBe('10 December 2026, 7\u00a0pm');
    expect(eventDates({ ...talk, ends_at: '20:30' }, 'fr')).toBe(
      '10 décembre 2026, de 19\u00a0h à 20\u00a0h\u00a030',
    );
  });

  it('takes an hour by itself for that of the opening, where there are several days', () => {
    const opened = { ...EXHIBITION, starts_at: '18:00' };
    expect(eventDates(opened, 'en')).toBe('4 to 20 December 2026, opening at 6\u00a0pm');
    expect(eventDates(opened, 'fr')).toBe('du 4 au 20 décembre 2026, ouverture à 18\u00a0h');
  });
});

describe('meant email', () => {
  it.each([
    ['zoe@gmial.com', 'zoe@gmail.com'],
    ['Zoe.D@gmail.con', 'Zoe.D@gmail.com'],
    [' zoe@hotmial.fr ', 'zoe@hotmail.fr'],
    ['zoe@wanado.fr', 'zoe@wanadoo.fr'],
    ['zoe@laposte.nt', 'zoe@laposte.net'],
  ])('%s is meant as %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

  it.each(
    (
      'hotmail.be hotmail.de hotmail.it hotmail.co.uk outlook.be outlook.de live.be live.nl yahoo.be yahoo.de yahoo.ca gmx.at gmx.ch ' +
      'orange.be proton.ch online.de mail.com ymail.com email.com bbc.com'
    ).split(' '),
  )('knows %s as well', (domain) => expect(meantEmail(`zoe@${domain}`)).toBeUndefined());

  it.each(
    'zoe zoe@ zoe@gmail zoe@gmail.com ZOE@GMAIL.COM zoe@orange.fr zoe@galerie-durand.fr zoe@louvre.fr zoe@museum.co'.split(
      ' ',
    ),
  )('asks nothing about %s', (typed) => expect(meantEmail(typed)).toBeUndefined());
});

describe('text rule', () => {
  const en = textRule(translator('en'), 'message', { min: 10, max: 4000 });
  const email = emailRule(translator('en'), { max: 254 });
  const fault = async (rule: { validate: (value: unknown) => Promise<unknown> }, value: string) =>
    rule.validate(value).then(
      () => undefined,
      (error: Error) => error.message,
    );

  describe('textRule', () => {
    it('holds the bounds, both included', async () => {
      expect(await fault(en, 'x'.repeat(10))).toBeUndefined();
      expect(await fault(en, 'x'.repeat(4000))).toBeUndefined();
      expect(await fault(en, 'x'.repeat(9))).toBe('The message field must be at least 10 characters.');
      expect(await fault(en, 'x'.repeat(4001))).toBe(
        'The message field must not be greater than 4,000 characters.',
      );
    });

    it('counts what people see as one character as one', async () => {
      expect(await fault(en, '💡'.repeat(9))).toBe('The message field must be at least 10 characters.');
      expect(await fault(en, '💡'.repeat(4000))).toBeUndefined();
    });

    it('does not count what is evidently too long', async () => {
      const count = jest.spyOn(String.prototype, Symbol.iterator as never);
      const word = 'x'.repeat(200_000);
      const found = [await fault(en, word), await fault(email, word)];
      const counted = count.mock.contexts.filter((text) => String(text).length > 8000);
      count.mockRestore();
      expect(found).toEqual([
        'The message field must not be greater than 4,000 characters.',
        expect.stringContaining('email'),
      ]);
      expect(counted).toEqual([]);
    });

    it('trims, and takes blank for empty', async () => {
      expect(await en.validate('  a warm light  ')).toBe('a warm light');
      expect(await en.validate('   ')).toBeUndefined();
    });

    it('has no bounds unless they are given', async () => {
      const rule = textRule(translator('en'), 'day');
      expect(await fault(rule, '')).toBeUndefined();
      expect(await fault(rule, 'x'.repeat(5000))).toBeUndefined();
      expect(await rule.validate(' 2026-11-30 ')).toBe('2026-11-30');
    });

    it('says the bound as the French write it', async () => {
      const rule = textRule(translator('fr'), 'message', { min: 10, max: 4000 });
      expect(await fault(rule, 'x'.repeat(4001))).toBe(
        'Le champ message ne doit pas dépasser 4\u202f000 caractères.',
      );
    });
  });

  describe('emailRule', () => {
    it.each(['a@example.org', 'first.last+tag@sub.example.org', ' a@example.org '])(
      'takes %j',
      async (address) => {
        expect(await fault(email, address)).toBeUndefined();
      },
    );

    it.each(['a', 'a@', '@example.org', 'a@example', 'a b@example.org', 'a@exam ple.org'])(
      'refuses %j',
      async (address) => {
        expect(await fault(email, address)).toBe('The email field must be a valid email address.');
      },
    );

    it('requires an address', async () => {
      expect(await fault(email, ' ')).toBe('The email field is required.');
    });

    it('holds the bound', async () => {
      const long = `a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(20)}`;
      expect(await fault(email, long)).toBe('The email field must not be greater than 254 characters.');
    });
  });
});

describe('joinedRanges', () => {
  it('keeps a range of numbers on one line, and leaves other dashes alone', () => {
    expect(joinedRanges('<em>Quai, 1945–1961</em>, pp. 110–117')).toBe(
      '<em>Quai, 1945–\u20601961</em>, pp. 110–\u2060117',
    );
    expect(joinedRanges('Paris–Lyon – 12 h')).toBe('Paris–Lyon – 12 h');
  });

  it('leaves addresses alone', () => {
    expect(joinedRanges('<a href="/a/1945–1961">1945–1961</a>')).toBe(
      '<a href="/a/1945–1961">1945–\u20601961</a>',
    );
    expect(joinedRanges('a < 1945–1961 > b')).toBe('a < 1945–\u20601961 > b');
  });
});

describe('plainWords', () => {
  it('is the words without the markup, blocks and lines apart', () => {
    expect(plainWords('<p>Fontanel &amp; <em>Brisse</em></p><p>1946<br />Lyon</p>')).toBe(
      'Fontanel & Brisse 1946 Lyon',
    );
  });

  it('keeps the spaces of French typography, and tidies the others', () => {
    expect(plainWords('<p>La lampe\u202f:\n  15\u00a0cm </p>')).toBe('La lampe\u202f: 15\u00a0cm');
  });

  it('decodes an entity once', () => {
    expect(plainWords('&amp;lt; &lt;b&gt; &quot;c&quot; &#39;')).toBe('&lt; <b> "c" \'');
  });
});

describe('safe html', () => {
  describe('safeHtml', () => {
    it('keeps the subset of the contract', () => {
      const html = '<p>A <em>lamp</em><br />from <a href="/works/x">1954</a><sup>2</sup></p>';
      expect(safeHtml(html)).toBe(html);
    });

    it('leaves the text of what is nested too deep', () => {
      const safe = safeHtml('<em>a'.repeat(100));
      expect(safe.match(/<em>/g)).toHaveLength(30);
      expect(safe.match(/a/g)).toHaveLength(100);
    });

    it('removes scripts, handlers, styles and dangerous addresses', () => {
      expect(safeHtml('<p onclick="x()" style="color:red">a<script>alert(1)</script></p>')).toBe('<p>a</p>');
      expect(safeHtml('<a href="javascript:alert(1)">a</a><img src="x" onerror="y">')).toBe('<a>a</a>');
    });

    it.each([
      'data:text/html,x',
      ' javascript:x()',
      '&#1;javascript:x()',
      'java&Tab;script:x()',
      '//host',
      '/\\host',
    ])('leaves no link to %j', (href) => expect(safeHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>'));
  });

  describe('plainText', () => {
    it('is the words without the markup', () => {
      expect(plainText('<p>Fontanel &amp; Brisse</p><p>1946</p>')).toBe('Fontanel & Brisse 1946');
    });

    it('ends at a word when it is too long', () => {
      expect(plainText('<p>a long sentence, about a lamp</p>', 18)).toBe('a long sentence…');
    });
  });
});

describe('download view', () => {
  const text = jest.fn(() => 'BEGIN:VCARD\r\nFN:Noémie, 100 % #1\r\nEND:VCARD\r\n');
  const card = { route: 'creators-slug-card', slug: 'noémie', text } as const;

  beforeEach(() => text.mockClear());

  describe('toDownloadView', () => {
    it('is the address of the file that the build has written, and makes no text', () => {
      expect(toDownloadView(card, { locale: 'fr', downloads: 'files' })).toEqual({
        url: '/fr/createurs/no%C3%A9mie.vcf',
        filename: 'noémie.vcf',
      });
      expect(text).not.toHaveBeenCalled();
    });

    it('brings the text along where there is no file', async () => {
      const { url, filename } = toDownloadView(card, { locale: 'en', downloads: 'inline' });
      expect(filename).toBe('noémie.vcf');
      const answer = await fetch(url);
      expect(answer.headers.get('content-type')).toBe('text/vcard;charset=utf-8');
      expect(await answer.text()).toBe('BEGIN:VCARD\r\nFN:Noémie, 100 % #1\r\nEND:VCARD\r\n');
    });
  });
});

describe('file view', () => {
  const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });
  const file = { url: '/files/dossier.pdf', filename: 'dossier.pdf', bytes: 84_000, type: 'application/pdf' };

  describe('toFileView', () => {
    it('says what the file is and what it costs', () => {
      expect(toFileView(file, context)).toEqual({
        url: 'https://media.example/files/dossier.pdf',
        filename: 'dossier.pdf',
        details: 'PDF, 84\u00a0ko',
      });
    });

    it('shows a type of which it can make nothing', () => {
      expect(toFileView({ ...file, type: 'pdf' }, context).details).toMatch(/^PDF, /);
    });
  });
});

describe('credits by role', () => {
  const credit = (role: string, name: string) => ({ role, name });

  describe('creditsByRole', () => {
    it('names a role once, with all who had it', () => {
      const credits = [
        credit('photographs', 'Pauline'),
        credit('restoration', 'Atelier du Fil'),
        credit('Photographs', 'Contrejour'),
      ];
      expect(creditsByRole(credits, 'en')).toEqual([
        credit('photographs', 'Pauline and Contrejour'),
        credit('restoration', 'Atelier du Fil'),
      ]);
      expect(creditsByRole(credits, 'fr')[0]).toEqual(credit('photographs', 'Pauline et Contrejour'));
    });

    it('is empty without credits', () => {
      expect(creditsByRole([], 'en')).toEqual([]);
    });
  });
});

describe('press card view', () => {
  const context = sampleContext('fr', { today: '2026-11-20' });

  describe('toPressCardView', () => {
    it('tells where, when and by whom an article was printed', () => {
      const article = { ...samplePressArticle('revue'), author: 'Jeanne Roc', image: sampleImage('revue') };
      expect(toPressCardView(article, context)).toMatchObject({
        path: '/fr/presse/revue',
        title: 'Article revue',
        publication: 'Revue',
        date: '1er février 2026',
        author: 'Jeanne Roc',
        picture: { alt: 'Picture revue' },
      });
    });

    it('does without author and picture', () => {
      const view = toPressCardView(samplePressArticle('revue'), context);
      expect(view).not.toHaveProperty('author');
      expect(view).not.toHaveProperty('picture');
    });
  });
});

describe('qr code', () => {
  const ADDRESS = 'https://a.example/fr/œuvres/quai';
  const drawn = renderToStaticMarkup(
    createElement(QrCode, { qr: toQrView(ADDRESS), label: 'QR code of this page' }),
  );

  it('is read where it is copied to without the page’s styles', async () => {
    const copy = drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
    expect(await readCode(copy)).toBe(ADDRESS);
  });

  it('is a picture with a name', () => {
    expect(drawn).toMatch(/^<svg [^>]*role="img" aria-label="QR code of this page"/);
  });
});

describe('qr view', () => {
  const read = ({ size, path }: QrView): Promise<string | undefined> =>
    readCode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
        `<rect width="${size}" height="${size}" fill="#F7F5F0"/><path d="${path}" fill="#1C1A17"/></svg>`,
    );

  describe('toQrView', () => {
    it.each([
      ['a short address', 'https://a.example/'],
      ['an address', 'https://meublesetlumieres.example/creators/lucien-tessandier'],
      ['an encoded accent', 'https://a.example/fr/createurs/No%C3%A9mie'],
      ['an accent, a ligature and a lamp', 'https://a.example/fr/œuvres/Noémie?💡'],
      ['a long address', `https://a.example/fr/createurs/${'très-long-nom-'.repeat(40)}`],
      ['several lines', 'BEGIN:VCARD\r\nFN:Ateliers\\, frères\r\nEND:VCARD\r\n'],
    ])('is read back: %s', async (_, text) => {
      expect(await read(toQrView(text))).toBe(text);
    });

    it.each(Array.from({ length: 24 }, (_, at) => `https://a.example/works/${'lamp-'.repeat(at % 9)}${at}`))(
      'is read back at whatever address: %s',
      async (address) => expect(await read(toQrView(address))).toBe(address),
    );

    it('has four light modules on every side, and dark ones next to them', () => {
      const { size, path } = toQrView('https://a.example/');
      const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
        from: Number(x),
        to: Number(x) + Number(length),
        y: Number(y),
      }));
      expect(Math.min(...runs.map(({ from }) => from))).toBe(4);
      expect(Math.max(...runs.map(({ to }) => to))).toBe(size - 4);
      expect(Math.min(...runs.map(({ y }) => y))).toBe(4);
      expect(Math.max(...runs.map(({ y }) => y))).toBe(size - 5);
    });

    it('draws neighbours in one stroke', () => {
      // The upper edge of the first finder pattern: seven modules.
      expect(toQrView('https://a.example/').path).toMatch(/^M4 4h7v1h-7z/);
      expect(
        toQrView('https://meublesetlumieres.example/creators/lucien-tessandier').path.length,
      ).toBeLessThan(5000);
    });

    it('refuses what no code can hold', () => {
      expect(() => toQrView('x'.repeat(2332))).toThrow(RangeError);
      expect(toQrView('x'.repeat(2331)).size).toBe(177 + 8);
    });
  });
});

describe('selected work', () => {
  describe('parseSelection', () => {
    it('reads what was stored', () => {
      const works = [gathered('quai'), { ...gathered('brise'), slugs: { en: null, fr: 'brise' } }];
      expect(parseSelection(JSON.stringify(works))).toEqual(works);
    });

    it.each(['', 'null', '{"works":[]}', '[1, null, "quai", [], {}]', '[{"slugs":{"en":"quai"}', '"<b>"'])(
      'finds no work in %s',
      (text) => {
        expect(parseSelection(text)).toEqual([]);
      },
    );

    it.each([
      { title: 'No slug', creators: '', slugs: { en: null, fr: null } },
      { title: 'Another language', creators: '', slugs: { de: 'bank' } },
      { title: 'A path', creators: '', slugs: { en: '../about', fr: 'a/b' } },
      { title: '', creators: 'No title', slugs: { en: 'quai', fr: 'quai' } },
      { title: { html: '<b>' }, creators: '', slugs: { en: 'quai', fr: 'quai' } },
    ])('leaves $title out, and keeps the works around it', (damaged) => {
      const text = JSON.stringify([gathered('a'), damaged, gathered('b')]);
      expect(parseSelection(text).map(({ title }) => title)).toEqual(['Work a', 'Work b']);
    });

    it('keeps of a work what it needs, cut to a length', () => {
      const stored = { ...gathered('quai'), title: '💡'.repeat(400), creators: 7, script: 'alert(1)' };
      expect(parseSelection(JSON.stringify([stored]))).toEqual([
        { slugs: stored.slugs, title: '💡'.repeat(300), creators: '' },
      ]);
    });

    it('reads each work once, and 50 at most', () => {
      const twice = { ...gathered('other'), slugs: { en: 'work-0', fr: null } };
      const works = parseSelection(JSON.stringify([...manyGathered(55), twice]));
      expect(works).toEqual(manyGathered(50));
      expect(parseSelection(JSON.stringify([gathered('work-0'), twice]))).toHaveLength(1);
    });
  });

  it('two are one work by the slug of either language, and not by what both lack', () => {
    const french = { slugs: { en: null, fr: 'quai-fr' } };
    expect(isSameWork(gathered('quai'), french)).toBe(true);
    expect(isSameWork(french, { slugs: { en: null, fr: 'brise-fr' } })).toBe(false);
    expect(isSameWork({ slugs: { en: 'quai', fr: null } }, { slugs: { en: null, fr: 'quai' } })).toBe(false);
  });
});

describe('wall layout', () => {
  const P = true;
  const L = false;
  const columns = (places: ReturnType<typeof hang>) => places.map(({ column, span }) => [column, span]);

  describe('hang', () => {
    it('gives the columns left over to the gaps, so that both edges are flush', () => {
      expect(columns(hang([P, L, P, P, P, P, P], WALLS.wide))).toEqual([
        [1, 3],
        [5, 4],
        [10, 3],
        [1, 3],
        [4, 3],
        [7, 3],
        [10, 3],
      ]);
    });

    it('leaves a short last row at the left', () => {
      expect(columns(hang([L, L, L, P, L], WALLS.wide)).slice(3)).toEqual([
        [1, 3],
        [4, 4],
      ]);
    });

    it('lets a portrait alone in a narrow row alternate between the sides', () => {
      const places = hang([P, L, P, L, P, P], WALLS.narrow);
      expect(places.map(({ alone }) => alone)).toEqual([
        'left',
        undefined,
        'right',
        undefined,
        undefined,
        undefined,
      ]);
    });

    it('hangs nothing on an empty wall', () => {
      expect(hang([], WALLS.medium)).toEqual([]);
    });
  });
});

describe('work card view', () => {
  const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });

  describe('toWorkCardView', () => {
    it('tells a work as its caption does', () => {
      const work = {
        ...sampleWork('banc-quai'),
        creators: [
          { slug: 'a', name: 'Arc' },
          { slug: 'b', name: 'Bois' },
        ],
        date: 'vers 1955',
        availability: 'sold' as const,
        image: sampleImage('quai'),
      };
      expect(toWorkCardView(work, context)).toMatchObject({
        path: '/fr/oeuvres/banc-quai',
        creators: 'Arc et Bois',
        title: 'Work banc-quai',
        date: 'vers 1955',
        sold: true,
        picture: { jpeg: { sm: 'https://media.example/media/quai-sm.jpg' } },
      });
    });

    it('knows a work of which there is but a title', () => {
      expect(toWorkCardView(sampleWork('x'), context)).toEqual({
        path: '/fr/oeuvres/x',
        slugs: { en: 'x', fr: 'x' },
        creators: '',
        title: 'Work x',
        sold: false,
      });
    });
  });
});
