import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { FileAddress, LinkAddress, MaybeWebAddress, WebAddress } from './addresses';
import { matches, problemsOf } from './check';
import { DateTime, Html, Link, Text } from './common';
import { ARRANGEMENT_PATTERN, readArrangement, readWall, writeArrangement } from './forms/arrangement';
import { ContactBody } from './forms/forms';
import { isSlug, slugList, slugListQuery } from './forms/slug-list';
import { HOOK_BOUNDS } from './hook/changes';
import { HOOK_TOLERANCE_S, judgeSignature, signHook } from './hook/hook-signature';
import { RebuildRequest } from './hook/rebuild';
import { isWeakSecret } from './hook/secret-strength';
import { itemTag, listTag, settingsTag, tagsOfItem, tagsOfLists, wholeListTag, widerTag } from './hook/tags';
import { inLanguage } from './in-language';
import { Availability, WorkType } from './items/work';
import { ITEM_CALLS, LIST_CALLS } from './kinds/calls';
import { LocaleSchema } from './locale';
import { SETTING_NAMES, unknownSettings } from './server/setting-names';
import { trustedProxies } from './server/trusted-proxies';
import { boundedNetworks } from './server/visitor-network';
import { partOf, writeWhole } from './server/write-whole';
import { withTexts } from './testing/with-texts';
import { briefLine } from './text/brief-line';
import { cleanFileName, downloadName } from './text/download-name';
import { openDirections } from './text/open-directions';
import { oneLine, plainLines } from './text/plain-lines';
import { shortened } from './text/shortened';
import { slugOf } from './text/slug';
import { htmlFault, textFault } from './text/text-fault';
import { withoutTags } from './text/without-tags';
import { isDay } from './time/day';

describe('addresses', () => {
  const WEB = ['https://example.org', 'http://127.0.0.1:4000/a b?c=d#e', 'https://example.org/é%20/(x)'];
  const PATHS = ['/', '/media/a-sm.jpg', '/events/after-dark?x=//y#z', '/fichiers/dossier de presse.pdf'];
  const CONTACTS = ['mailto:bonjour@example.org', 'tel:+33199001234'];
  const NEVER = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    '//host',
    '/\\host',
    '\\\\host',
    '/\t/host',
    '/a\n/b',
    ' https://example.org',
    'https:example.org',
    'https://',
    'https:///path',
    'example.org',
    'works/quai-bench',
    '#hash',
    'mailto:',
  ];

  const accepted = (schema: TSchema, addresses: string[]) =>
    addresses.filter((address) => matches(schema, address));

  const ALL = [...WEB, ...PATHS, ...CONTACTS, ...NEVER, ''];

  it.each([
    ['a page elsewhere', WebAddress, WEB],
    ['a page elsewhere, or nothing', MaybeWebAddress, [...WEB, '']],
    ['a file', FileAddress, [...WEB, ...PATHS]],
    ['a link of an editor', LinkAddress, [...WEB, ...PATHS, ...CONTACTS]],
  ])('%s has one of its own addresses and no other', (_, schema, own) => {
    expect(accepted(schema, ALL)).toEqual(own);
  });

  /** The schemas of all fields within one, by their path. */
  function fieldsOf(schema: TSchema, path = ''): [string, TSchema][] {
    const members = (schema.anyOf ?? []) as TSchema[];
    const { properties = {}, items } = schema as Partial<TObject> & { items?: TSchema };
    return [
      [path, schema],
      ...members.flatMap((member) => fieldsOf(member, path)),
      ...Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path}/${name}`)),
      ...(items ? fieldsOf(items, path) : []),
    ];
  }

  it('every address in every answer refuses what is none', () => {
    const answers = [
      ...Object.values(ITEM_CALLS).map(({ data }) => data),
      ...Object.values(LIST_CALLS).map(({ item }) => item),
    ];
    const fields = answers.flatMap((answer) => fieldsOf(answer));
    const addresses = fields.filter(([path]) => /\/(url|(sizes|webp|avif)\/\w+)$/.test(path));
    expect(addresses.length).toBeGreaterThan(100);
    const open = addresses.filter(([, schema]) => accepted(schema, NEVER).length > 0);
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('is refused in words', () => {
    expect(problemsOf(Link, { label: 'x', url: 'javascript:alert(1)' })).toEqual([
      { path: '/url', message: `Expected ${LinkAddress.description}` },
    ]);
  });
});

describe('check', () => {
  const ANSWERS: [name: string, schema: TSchema][] = [
    ...Object.entries(ITEM_CALLS).map(([name, { data }]): [string, TSchema] => [name, data]),
    ...Object.entries(LIST_CALLS).map(([name, { item }]): [string, TSchema] => [name, item]),
  ];

  const type = {
    id: 'lighting',
    slug: 'lighting',
    slugs: { en: 'lighting', fr: 'luminaires' },
    title: 'lighting',
    count: 8,
  };

  describe('problemsOf', () => {
    it('finds nothing wrong with a right value, unknown fields included', () => {
      expect(problemsOf(WorkType, { ...type, colour: 'brass' })).toEqual([]);
    });

    it('names every wrong field once, by its path', () => {
      const wrong = { ...type, count: -1, slugs: { en: 'lighting' }, title: undefined };
      expect(
        problemsOf(WorkType, wrong)
          .map(({ path }) => path)
          .sort(),
      ).toEqual(['/count', '/slugs/fr', '/title']);
    });

    it('refuses a word that is not in the list', () => {
      expect(problemsOf(Availability, 'lent')).toHaveLength(1);
      expect(problemsOf(Availability, 'sold')).toEqual([]);
    });

    it('says in words what a text has to look like, and which words there are', () => {
      expect(problemsOf(DateTime, 'yesterday')[0]?.message).toBe('Expected ISO 8601 date and time');
      expect(problemsOf(Availability, 'lent')[0]?.message).toContain('available|sold');
      expect(problemsOf(LocaleSchema, 'xx')[0]?.message).toContain('en|fr');
    });

    it('wants texts that can be shown, in every field that the schema knows', () => {
      const wrong = { ...type, title: 'lamps\u0000', slugs: { en: 'a\ud83d', fr: 'b' }, colour: '\u0000' };
      expect(problemsOf(WorkType, wrong)).toEqual([
        { path: '/slugs/en', message: expect.stringContaining('(U+D83D)') as string },
        { path: '/title', message: expect.stringContaining('(U+0000)') as string },
      ]);
      expect(problemsOf(Type.Array(WorkType), [type, wrong]).map(({ path }) => path)).toEqual([
        '/1/slugs/en',
        '/1/title',
      ]);
    });

    it('knows what HTML makes of a number', () => {
      const parts = { text: Text, html: Html };
      expect(problemsOf(Type.Object(parts), { text: '&#1;', html: '<p>&#1;</p>' })).toEqual([
        { path: '/html', message: expect.stringContaining('(U+0001)') as string },
      ]);
    });

    it.each(ANSWERS)('lets no text of %s pass that cannot be shown, whatever its field', (_, schema) => {
      const fields = new Set<string>();
      const made = (end = '') =>
        withTexts(schema, undefined, {
          text: ({ path }) => {
            fields.add(path);
            return path + end;
          },
        });
      expect(problemsOf(schema, made())).toEqual([]);
      expect(fields.size).toBeGreaterThan(1);
      for (const end of ['\u0000', '\ud83d', '\u202e'])
        expect(
          problemsOf(schema, made(end))
            .map(({ path }) => path)
            .sort(),
        ).toEqual([...fields].sort());
    });

    it('names a wrong choice of a form', () => {
      expect(problemsOf(ContactBody, { inquiry_by: 'letter' }).map(({ path }) => path)).toContain(
        '/inquiry_by',
      );
    });
  });
});

describe('in language', () => {
  test('words are in the language asked for, else in the default one', () => {
    expect(inLanguage({ en: 'yes', fr: 'oui' }, 'fr')).toBe('oui');
    expect(inLanguage({ en: 'yes' }, 'fr')).toBe('yes');
  });
});

describe('arrangement', () => {
  describe('an arrangement in the address', () => {
    const places = [{ x: 90, turn: 0 }, undefined, { x: -225, turn: 30 }];

    it('comes back as it was, with the wall and without', () => {
      expect(writeArrangement({ places })).toBe('at=90,,-225r30');
      expect(readArrangement('?works=a,b,c&at=90,,-225r30', 3)).toEqual({ places });
      expect(writeArrangement({ places, wall: 460 })).toBe('at=90,,-225r30&wall=460');
      expect(readArrangement('at=90,,-225r30&wall=460', 3)).toEqual({ places, wall: 460 });
    });

    it('is what the API takes, and nothing else is', () => {
      const taken = new RegExp(ARRANGEMENT_PATTERN);
      expect(writeArrangement({ places, wall: 460 })).toMatch(taken);
      for (const text of ['', 'at=', 'at=<b>', 'wall=460', 'at=1&wall=4 m', 'x&at=1'])
        expect(text).not.toMatch(taken);
    });

    it.each([
      '',
      'at=',
      'at=90',
      'at=90,1,2',
      'at=90,x',
      'at=90,1r',
      'at=90,1r1234',
      'at=90, 1',
      'at=90,12345',
    ])('that says %j is none of two works', (query) => expect(readArrangement(query, 2)).toBeUndefined());

    it('is set right where somebody has written it', () => {
      expect(readArrangement('at=9999,3r37&wall=3', 2)).toEqual({
        places: [
          { x: 2000, turn: 0 },
          { x: 3, turn: 30 },
        ],
      });
      expect(readArrangement('at=3r359', 1)?.places).toEqual([{ x: 3, turn: 0 }]);
    });
  });

  it.each([
    ['460', 460],
    [' 460 ', 460],
    ['49', undefined],
    ['2001', undefined],
    ['4.6', undefined],
    ['-460', undefined],
    ['a wall', undefined],
    ['', undefined],
    [null, undefined],
  ])('a wall of %j cm is %j', (text, wall) => expect(readWall(text)).toBe(wall));
});

describe('slug list', () => {
  describe('the works that an address names', () => {
    it('are read as they were written', () => {
      const slugs = ['quai-bench', 'lampe-étoile', 'a.b~c_1', "banc(d'église)+1"];
      expect(slugListQuery(['quai-bench', 'claustra-screen'])).toBe('?works=quai-bench,claustra-screen');
      expect(slugList(slugListQuery(slugs))).toEqual(slugs);
      expect(slugList('works=quai-bench%2C%20claustra-screen&ref=letter')).toEqual([
        'quai-bench',
        'claustra-screen',
      ]);
    });

    it('are none where the address says nothing of works', () => {
      expect(slugList('')).toBeUndefined();
      expect(slugList('?work=quai-bench')).toBeUndefined();
      expect(slugList('?works=')).toEqual([]);
    });

    it('are there once each, without what can be no slug', () => {
      expect(slugList('?works=a,b,a,,../../x,%3Cb%3E,-,.,a b,b')).toEqual(['a', 'b']);
    });

    it('are 50 at most', () => {
      const many = Array.from({ length: 60 }, (_, index) => `work-${index}`);
      expect(slugList(slugListQuery(many))).toEqual(many.slice(0, 50));
    });
  });

  it('a slug has 200 characters at most', () => {
    expect(isSlug('x'.repeat(200))).toBe(true);
    expect(isSlug('x'.repeat(201))).toBe(false);
    expect(isSlug(undefined)).toBe(false);
  });
});

describe('hook signature', () => {
  const SECRET = 'a secret of the gallery';
  const BODY = '{"changed":[{"kind":"work","slugs":["lampe-étoile"]}]}';
  const NOW = 1_800_000_000_000;
  const timestamp = String(NOW / 1000);
  const signature = signHook(SECRET, timestamp, BODY);

  describe('a signed call', () => {
    it('can be signed by anyone who knows the secret and the rule', () => {
      const hmac = createHmac('sha256', SECRET).update(`${timestamp}.${BODY}`).digest('hex');
      expect(signature).toBe(`sha256=${hmac}`);
    });

    it.each([BODY, Buffer.from(BODY)])('is accepted as text and as bytes', (body) => {
      expect(judgeSignature(SECRET, { timestamp, signature }, body, NOW)).toBe('right');
    });

    it('is told from another one of the same moment by a nonce, which is signed with it', () => {
      const nonces = ['0a1b', '2c3d'];
      const [one, other] = nonces.map((nonce) => signHook(SECRET, timestamp, BODY, nonce));
      expect(new Set([one, other, signature]).size).toBe(3);
      const verdictOf = (nonce: string) =>
        judgeSignature(SECRET, { timestamp, nonce, signature: one }, BODY, NOW);
      expect(nonces.map(verdictOf)).toEqual(['right', 'wrong']);
    });

    it('is accepted without a body', () => {
      const headers = { timestamp, signature: signHook(SECRET, timestamp, '') };
      expect(judgeSignature(SECRET, headers, '', NOW)).toBe('right');
    });

    it.each([
      ['just in time', HOOK_TOLERANCE_S, 'right'],
      ['too old', HOOK_TOLERANCE_S + 1, 'untimely'],
      ['from a clock somewhat ahead', -HOOK_TOLERANCE_S, 'right'],
      ['from the future', -HOOK_TOLERANCE_S - 1, 'untimely'],
    ])('%s', (_, age, verdict) => {
      expect(judgeSignature(SECRET, { timestamp, signature }, BODY, NOW + age * 1000)).toBe(verdict);
    });
  });

  describe('what is refused', () => {
    const headers = { timestamp, signature };
    const later = String(NOW / 1000 + 1);

    it.each([
      ['another body', SECRET, headers, `${BODY} `],
      ['another secret', 'another secret', headers, BODY],
      ['a timestamp put on later', SECRET, { timestamp: later, signature }, BODY],
      ['the last digit changed', SECRET, { timestamp, signature: signature.replace(/.$/, 'x') }, BODY],
      ['a signature cut short', SECRET, { timestamp, signature: signature.slice(0, -1) }, BODY],
      ['a signature of other letters', SECRET, { timestamp, signature: 'é'.repeat(71) }, BODY],
      ['no signature', SECRET, { timestamp, signature: undefined }, BODY],
      ['a nonce that could be a part of the body', SECRET, { ...headers, nonce: '{' }, BODY],
      ['no timestamp', SECRET, { timestamp: undefined, signature }, BODY],
      ['an empty secret', '', { timestamp, signature: signHook('', timestamp, BODY) }, BODY],
    ])('%s', (_, secret, given, body) => {
      expect(judgeSignature(secret, given, body, NOW)).toBe('wrong');
    });

    it.each(['', 'now', '-1', '1e9', '1800000000.5', 'Infinity', ' 1800000000', '9'.repeat(400)])(
      'the timestamp %j',
      (malformed) => {
        const given = { timestamp: malformed, signature: signHook(SECRET, malformed, BODY) };
        expect(judgeSignature(SECRET, given, BODY, NOW)).toBe('wrong');
      },
    );
  });
});

describe('rebuild', () => {
  const work = { kind: 'work', slugs: ['lamp', 'lampe'] };

  it.each([
    {},
    { force: true },
    { changed: [] },
    { changed: [work, { kind: 'page', slugs: ['home'] }], force: false },
  ])('a rebuild may be asked for by %j', (body) => {
    expect(problemsOf(RebuildRequest, body)).toEqual([]);
  });

  it.each([
    ['an unknown kind', { changed: [{ ...work, kind: 'works' }] }, '/changed/0/kind'],
    ['no slugs', { changed: [{ kind: 'work', slugs: [] }] }, '/changed/0/slugs'],
    ['an empty slug', { changed: [{ kind: 'work', slugs: [''] }] }, '/changed/0/slugs/0'],
    ['a slug that is a number', { changed: [{ kind: 'work', slugs: [1] }] }, '/changed/0/slugs/0'],
    [
      'a slug longer than any',
      { changed: [{ kind: 'work', slugs: ['x'.repeat(201)] }] },
      '/changed/0/slugs/0',
    ],
    [
      'too many slugs',
      { changed: [{ kind: 'work', slugs: Array.from({ length: HOOK_BOUNDS.slugs.max + 1 }, String) }] },
      '/changed/0/slugs',
    ],
    ['too many changes', { changed: Array(HOOK_BOUNDS.changes.max + 1).fill(work) }, '/changed'],
    ['a misspelt field', { change: [work] }, '/change'],
    ['a misspelt field of a change', { changed: [{ ...work, slug: 'lamp' }] }, '/changed/0/slug'],
    ['a force that is a word', { force: 'yes' }, '/force'],
  ])('%s is refused by its name', (_, body, path) => {
    expect(problemsOf(RebuildRequest, body).map((problem) => problem.path)).toEqual([path]);
  });
});

describe('secret strength', () => {
  it.each([
    '',
    'secret',
    'sixteen letters!',
    'a'.repeat(64),
    '0123456789abcdef'.repeat(4),
    'deadbeef'.repeat(8),
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '9876543210zyxwvutsrqponmlkjihgfedcba',
    'changeme-changeme-changeme-changeme',
    'replace-me-with-a-long-random-secret',
    'my-gallery-rebuild-secret-2026',
    'meubles-et-lumieres-rebuild-hook-2026',
    'M3ubl3s-3t-Lumi3r3s-R3build-S3cr3t!',
    'P4$$w0rd-P4$$w0rd-P4$$w0rd',
    'correct horse battery staple',
    'purple monkey dishwasher lantern',
    '639a4dcd5933e729',
  ])('%j can be guessed', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it.each([
    ['16 bytes, hexadecimal', 16, 'hex'],
    ['32 bytes, hexadecimal', 32, 'hex'],
    ['24 bytes in base64', 24, 'base64'],
    ['32 bytes for addresses', 32, 'base64url'],
  ] as const)('%s cannot', (_, length, encoding) => {
    const weak = Array.from({ length: 300 }, () => randomBytes(length).toString(encoding)).filter(
      isWeakSecret,
    );
    expect(weak).toEqual([]);
  });

  it('six words by dice cannot', () => {
    expect(isWeakSecret('vivid lemon tundra karate oxygen plaza')).toBe(false);
  });
});

describe('tags', () => {
  it('names answers by their calls, in their language', () => {
    expect(itemTag('fr', 'work', 'banc-quai')).toBe('fr/works/banc-quai');
    expect(itemTag('en', 'page', 'home')).toBe('en/pages/home');
    expect(listTag('en', 'works', 'lighting')).toBe('en/works?type=lighting');
    expect(listTag('fr', 'press')).toBe('fr/press');
    expect(settingsTag('fr')).toBe('fr/site-settings');
    expect(tagsOfItem('event', 'fair')).toEqual(['en/events/fair', 'fr/events/fair']);
  });

  it.each([
    ['en/works/quai', 'en/works/*'],
    ['fr/press/50%/x', 'fr/press/*'],
    ['en/works/*', undefined],
    ['en/works', undefined],
    ['en/works?type=a/b', undefined],
    ['en/site-settings', undefined],
  ])('%s is among all of %s', (tag, wider) => expect(widerTag(tag)).toBe(wider));

  it('knows the parts of a list by the list', () => {
    expect(wholeListTag('en/works?type=lighting')).toBe('en/works?*');
    expect(tagsOfLists('work')).toContain('en/works?*');
    expect(tagsOfLists('page')).toEqual([]);
  });

  it.each([
    ['en/works?type=lighting', true],
    ['fr/site-settings', true],
    ['fr/works?type=créé', true],
    ['en/works/quai', false],
    ['works', false],
    ['en/works?page=2', false],
  ])('a request tells of %s: %s', (tag, isRight) =>
    expect(matches(RebuildRequest, { answers: [tag] })).toBe(isRight),
  );
});

describe('setting names', () => {
  it('accepts every setting, and what other programs have in their environment', () => {
    const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
    const others = { PATH: '', HOME: '', HOSTNAME: '', API_KEY: '', API_TOKEN: '', MAIL: '', SITE_NAME: '' };
    expect(unknownSettings({ ...settings, ...others })).toEqual([]);
  });

  it.each([
    ['GALLERY_URL', 'GALLERY_API_URL'],
    ['REBUILD_HOOK', 'REBUILD_HOOK_URL'],
    ['API_LOGLEVEL', 'API_LOG_LEVEL'],
    ['DEPLOY_DIRS', 'DEPLOY_DIR'],
    ['SITE_URI', 'SITE_URL'],
    ['METRIC_PORT', 'METRICS_PORT'],
  ])('takes %s for a misspelt %s', (name, meant) => {
    expect(unknownSettings({ [name]: 'x' })).toEqual([`${name} is no setting (${meant} is)`]);
  });

  it('says what takes the place of one that is gone, unless it is empty', () => {
    const env = { FOLLOWERS: 'http://10.0.0.2:8000', RELEASE_PUSH: '' };
    expect(unknownSettings(env)).toEqual([
      expect.stringMatching(/^FOLLOWERS is gone: .*RELEASES_URL.*BUILD=off/),
    ]);
  });
});

describe('trusted proxies', () => {
  it('always trusts this machine', () => {
    expect(trustedProxies('')).toEqual(['loopback']);
    expect(trustedProxies(' 10.0.0.1, 10.1.0.0/16,fd00::/8')).toEqual([
      'loopback',
      '10.0.0.1',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
  });

  it.each(['example.org', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', '10.0.0.1/'])(
    'does not understand %s',
    (list) => {
      expect(trustedProxies(list)).toBeUndefined();
    },
  );
});

describe('visitor network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is counted as %s', (address, network) =>
    expect(boundedNetworks(address, 10)[0]).toEqual([network, 10]),
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['::ffff:192.0.2.1', undefined],
    ['192.0.2.1', undefined],
    ['unknown', undefined],
  ])('%s is of the wide one %s', (address, network) =>
    expect(boundedNetworks(address, 10).slice(1)).toEqual(network ? [[network, 50]] : []),
  );
});

describe('write whole', () => {
  let dir: string;
  let file: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'whole-'));
    file = path.join(dir, 'state.json');
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('leaves no moment at which half of it can be read', async () => {
    const texts = ['a', 'b'].map((letter) => letter.repeat(4_000_000));
    await writeWhole(file, 'a');
    let writing = true;
    const seen = new Set<string>();
    const look = async () => {
      while (writing) seen.add(await readFile(file, 'utf8'));
    };
    const looking = look();
    for (let i = 0; i < 10; i++) await writeWhole(file, texts[i % 2] ?? '');
    writing = false;
    await looking;
    expect([...seen].filter((text) => text !== 'a' && !texts.includes(text)).length).toBe(0);
    expect(await readdir(dir)).toEqual(['state.json']);
  });

  it('begins anew where it was killed half way', async () => {
    await writeFile(partOf(file), '{"hal');
    await writeWhole(file, '{}');
    expect(await readFile(file, 'utf8')).toBe('{}');
    expect(await readdir(dir)).toEqual(['state.json']);
  });

  it('leaves nothing behind where there is no room, and says where', async () => {
    await symlink('/dev/full', partOf(file));
    await expect(writeWhole(file, '{}')).rejects.toThrow(`ENOSPC: no space left on device, write '${file}'`);
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('brief line', () => {
  const TURNED = '\u202ebrass \u2067glass';

  describe('briefLine', () => {
    it('is one line', () => expect(briefLine(' A lamp,\r\n of brass\u2028', 30)).toBe('A lamp, of brass'));
    it('keeps the spaces that no line may end at', () =>
      expect(briefLine(' Une lampe\u202f:\n l’arche\u00a0', 60)).toBe('Une lampe\u202f: l’arche'));
    it('is no longer than there is room', () =>
      expect(briefLine('A lamp, of brass', 12)).toBe('A lamp, of…'));
    it.each([6, 60])('turns back what it leaves turned, with room for %i', (most) => {
      expect(openDirections(TURNED)).not.toBe('');
      expect(openDirections(briefLine(TURNED, most))).toBe('');
    });
  });
});

describe('download name', () => {
  const bytes = (text: string) => Buffer.byteLength(text);

  describe('downloadName', () => {
    it('joins what is known, and keeps accents', () => {
      expect(downloadName(['Odile Kerhervé', undefined, '', 'Banc Quai', 'HD'], 'zip')).toBe(
        'Odile Kerhervé - Banc Quai - HD.zip',
      );
    });

    it('replaces what file systems refuse', () => {
      expect(downloadName(['A/B: "C"\u0000', '  two   spaces '], 'pdf')).toBe('A-B- -C-- - two spaces.pdf');
    });

    it('cuts the longest part at a whole character when it is too long', () => {
      const name = downloadName(['Odile', 'é'.repeat(300), 'HD'], 'zip');
      expect(bytes(name)).toBeLessThanOrEqual(204);
      expect(name).toMatch(/^Odile - é{90,} - HD\.zip$/);
    });

    it('cuts all parts that are too long, and no other', () => {
      const name = downloadName(['Odile', 'é'.repeat(10_000), '💡'.repeat(10_000), '2'], 'jpg');
      expect(bytes(name)).toBeLessThanOrEqual(204);
      expect(name).toMatch(/^Odile - é{40,} - (💡){20,} - 2\.jpg$/u);
    });

    it('turns nothing round', () => {
      expect(downloadName(['annex\u202efdp', '\u2067\u200fa\u2069'], 'exe')).toBe('annexfdp - a.exe');
    });

    it('ends the part that gives way without a space or a point', () => {
      const name = downloadName(['Jeanne', 'Lampe. '.repeat(60), '1954', '2'], 'jpg');
      expect(bytes(name)).toBeLessThanOrEqual(204);
      expect(name).toMatch(/^Jeanne - Lampe.*[^. ] - 1954 - 2\.jpg$/);
    });
  });

  it.each([
    ['../a\\b?.jpg', '..-a-b-.jpg'],
    ['quai', 'quai'],
    ['a.b.tar', 'a.b.tar'],
    ['annex\u202efdp.exe', 'annexfdp.exe'],
    [`${'x'.repeat(10_000)}.jpg`, `${'x'.repeat(200)}.jpg`],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    [`a.${'x'.repeat(10_000)}`, `a.${'x'.repeat(198)}`],
  ])('a file named %j elsewhere is %j here', (name, here) => {
    expect(cleanFileName(name)).toBe(here);
  });
});

describe('plain lines', () => {
  describe('plainLines', () => {
    it('knows the line ends of every system', () => {
      expect(plainLines('\r\na\r\nb\rc\n\nd\u2028e\u2029f ')).toBe('a\nb\nc\n\nd\ne\nf');
    });

    it('has nothing that no one can read, and all that one can', () => {
      expect(plainLines('a\u0000b\tc\u0085d\ud83d')).toBe('a b c d');
      expect(plainLines('« Œil\u202f» 💡👩‍🎨\u00a0!')).toBe('« Œil\u202f» 💡👩‍🎨\u00a0!');
    });
  });

  describe('oneLine', () => {
    it('makes one line of several', () => {
      expect(oneLine('Atelier \r\n  Brisse\n\nLyon')).toBe('Atelier Brisse Lyon');
    });
  });
});

describe('shortened', () => {
  it('ends at a word, without the comma before it', () => {
    expect(shortened('a long sentence, about a lamp', 18)).toBe('a long sentence…');
    expect(shortened('a lamp', 18)).toBe('a lamp');
  });

  it('ends within a word that is longer than the rest', () => {
    expect(shortened(`a ${'x'.repeat(10_000)}`, 18)).toBe(`a ${'x'.repeat(15)}…`);
    expect(shortened('x'.repeat(10_000), 18)).toBe(`${'x'.repeat(17)}…`);
  });

  it.each(['💡', 'e\u0301\u0323', '👩\u200d🎨', '👍🏽', '❤\ufe0f'])('ends behind a whole %s', (letter) => {
    for (const limit of [40, 41, 42, 43, 44, 45, 46]) {
      const [, kept = ''] = /^(.*)…$/su.exec(shortened(letter.repeat(60), limit)) ?? [];
      expect(kept.length).toBeGreaterThan(limit - 8);
      expect(kept.replaceAll(letter, '')).toBe('');
    }
  });

  it('turns back what it leaves turned', () => {
    expect(shortened('a lamp \u202eof brass and of glass\u202c', 18)).toBe('a lamp \u202eof brass\u202c…');
  });
});

describe('slug', () => {
  it.each([
    ['Børge Søndergård', 'borge-sondergard'],
    ['Łucja Żak', 'lucja-zak'],
    ['Ørnsvig', 'ornsvig'],
    ['Weiße Straße', 'weisse-strasse'],
    ['Þórdís Ægisdóttir', 'thordis-aegisdottir'],
    ['Guðrún Đặng', 'gudrun-dang'],
    ['Işık Yıldız', 'isik-yildiz'],
    ['Œuf « d’Ægir »', 'oeuf-d-aegir'],
    [' -- ', ''],
    ['Лампа', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('%s is %j', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('text fault', () => {
  describe('textFault', () => {
    it.each([
      ['plain words, of several lines', 'A lamp,\n\ta bench\r\n'],
      ['accents, composed or not', 'Kerhervé Kerherve\u0301'],
      ['signs of two halves, and of several signs', '💡 👩\u200d🎨 🇫🇷'],
      ['markup', '</script><!--]]>'],
      ['separators of lines and paragraphs', 'a\u2028b\u2029c'],
      ['marks of direction, soft hyphens, no-break spaces', '\u200e\u200f\u061c\u00ad\u202f\u00a0\u2060'],
      ['a direction that ends', '\u202eabc\u202c \u2067d \u202aef\u2069 g'],
      ['an end of nothing', 'abc\u202c\u2069'],
    ])('has nothing against %s', (_, text) => expect(textFault(text)).toBeUndefined());

    it.each([
      ['\u0000', 'U+0000'],
      ['\u001b', 'U+001B'],
      ['\u007f', 'U+007F'],
      ['\u0085', 'U+0085'],
      ['\ud83d', 'U+D83D'],
      ['\udca1', 'U+DCA1'],
      ['\ufffe', 'U+FFFE'],
      ['\uffff', 'U+FFFF'],
    ])('names %j', (wrong, code) => {
      expect(textFault(`a${wrong}b`)).toContain(`control characters and halves of characters (${code})`);
    });

    it.each(['\u202e', '\u202a', '\u202b\u202c\u202d'])('wants the end of %j', (turn) => {
      expect(textFault(`a${turn}b`)).toContain('turns the direction to be ended in the text (U+202C)');
    });

    it.each(['\u2066', '\u2067\u202e\u202c', '\u2068\u2068\u2069'])('wants the end of %j', (turn) => {
      expect(textFault(`a${turn}b`)).toContain('(U+2069)');
    });

    it('takes no time over a long text', () => {
      expect(textFault(`${'💡 \u202ea\u202c'.repeat(200_000)}\u0000`)).toContain('U+0000');
    });
  });

  describe('openDirections', () => {
    it('are ended from the inside out', () => {
      expect(openDirections('\u2067 \u202e \u2066 \u202b')).toBe('\u202c\u2069\u202c\u2069');
      expect(openDirections('\u2067 \u202e \u2069')).toBe('');
      expect(openDirections('\u202e \u2067 \u202c')).toBe('\u2069\u202c');
    });
  });

  describe('htmlFault', () => {
    it.each(['&#1;', '&#x1;', '&#0', '&#xD83D;', '&#x202e;', '\u0000'])('finds %j', (wrong) => {
      expect(htmlFault(`<p>a${wrong}</p>`)).toBeDefined();
    });

    it.each(['&#233; &#x1F4A1; &#10;', '&amp;#1;', '&#150;', '&#x110000;', '&#x202e;a&#x202c;', '&lrm;'])(
      'has nothing against %j',
      (right) => expect(htmlFault(`<p>${right}</p>`)).toBeUndefined(),
    );

    it.each([
      ['a'.repeat(100_000), undefined],
      ['a'.repeat(100_001), 'Expected string length less or equal to 100000'],
      ['<em>'.repeat(5_000), undefined],
      ['<em>'.repeat(5_001), 'Expected 5000 tags at most'],
      ['<'.repeat(90_000), 'Expected 5000 tags at most'],
    ])('bounds what is made safe (%#)', (html, fault) => expect(htmlFault(html)).toBe(fault));
  });
});

describe('withoutTags', () => {
  it.each([
    ['<p>One <em lang="fr">deux</em></p>', 'One deux'],
    ['1 < 2 <br>3', '1 < 2 3'],
    ['<'.repeat(300_000), '<'.repeat(300_000)],
    ['<a '.repeat(100_000), '<a '.repeat(100_000)],
  ])('reads each text once (%#)', (html, words) => expect(withoutTags(html)).toBe(words));
});

describe('day', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '0999-01-01'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-31',
    '2026-06-31',
    '2026-13-01',
    '2026-2-1',
    '2026-02',
    '2026-02-28T',
    '',
    'today',
  ])('%j is none', (text) => expect(isDay(text)).toBe(false));
});
