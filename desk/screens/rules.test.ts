import type { DropTarget } from 'react-aria-components';
import { loadLanguage } from '../app/words';
import type { Finding, OpenItem, Values } from '../../api/content/contract/item';
import type { ListedItem } from '../../api/content/contract/list';
import type { WorkCard } from '../../api/messages/contract/messages';
import type { EditState } from '../editing/edit-state';
import { FIRST_TEMPLATES } from '../../api/messages/template-routes';
import { changedPictures } from './editor/compared/changed-pictures';
import { readyAlone, readyTogether } from './editor/floor/ready-alone';
import { seenIn } from './editor/preview/seen-in';
import { theirsIn, type WrittenIn } from './editor/theirs/theirs-in';
import { firstFitting, fitsMessage, fittingOf } from './messages/answer/fitting';
import { placeAt } from './shelf/wall/held';
import { beforePlace, moved } from './shelf/wall/use-order';

describe('editor', () => {
  describe('ready alone', () => {
    const BOTH: Values = { slug: { en: 'lamp', fr: 'lampe' }, title: { en: 'Lamp', fr: 'Lampe' } };
    const lacks = (
      path: string,
      locale: Finding['locale'],
      severity: Finding['severity'] = 'error',
    ): Finding => ({
      ...{ path, locale, severity, text: '' },
      name: 'missing',
    });
    const state = (
      findings: Finding[],
      {
        values = BOTH,
        urls = {},
        conflicts = [] as object[],
        published = null as Values | null,
        changed = [] as string[],
        unsent = [] as string[],
      } = {},
    ): EditState => {
      const draft = { changes: changed.map((path) => ({ path })) };
      const item = { findings, urls, published, draft } as unknown as OpenItem;
      return { item, values, conflicts, unsent } as unknown as EditState;
    };

    it.each<[string, Finding[], string | undefined]>([
      ['nothing', [], undefined],
      ['French', [lacks('materials.fr', 'fr'), lacks('title.fr', 'fr')], 'en'],
      ['English', [lacks('title.en', 'en')], 'fr'],
      ['both', [lacks('title.en', 'en'), lacks('title.fr', 'fr')], undefined],
      ['something that has no language', [lacks('title.fr', 'fr'), lacks('type', null)], undefined],
      [
        'French, and something in English is good to know',
        [lacks('title.fr', 'fr'), lacks('date.en', 'en', 'advice')],
        'en',
      ],
    ])('where %s lacks', (_, findings, locale) => expect(readyAlone(state(findings))).toBe(locale));

    it('is none where the item is not in the other language, or a colleague has changed the same', () => {
      const french = [lacks('title.fr', 'fr')];
      expect(readyAlone(state(french, { values: { slug: { fr: 'lampe' } } }))).toBeUndefined();
      expect(readyAlone(state(french, { values: {} }))).toBeUndefined();
      expect(readyAlone(state(french, { conflicts: [{}] }))).toBeUndefined();
    });

    it('is none for what lacks in a list of a page that is public', () => {
      const picture = [lacks('pictures.0.alt.fr', 'fr')];
      expect(readyAlone(state(picture))).toBe('en');
      expect(readyAlone(state(picture, { urls: { fr: '/fr/oeuvres/lampe' } }))).toBeUndefined();
    });

    it('is none where nothing but the lacking language has changed in what is public', () => {
      const french = [lacks('title.fr', 'fr')];
      const emptied = { published: BOTH, changed: ['title.fr'] };
      expect(readyAlone(state(french, emptied))).toBeUndefined();
      expect(readyAlone(state(french, { ...emptied, unsent: ['title.en'] }))).toBe('en');
      expect(readyAlone(state(french, { ...emptied, changed: ['title.fr', 'dimensions'] }))).toBe('en');
    });

    it('is none for what is new in both languages of a page that is public in both, which the server refuses', () => {
      const note = [lacks('dimensions.note.fr', 'fr')];
      const published: Values = { ...BOTH, dimensions: { height: 55 } };
      const changed = ['dimensions.note.en'];
      expect(readyAlone(state(note, { published, changed }))).toBeUndefined();
      // What is only emptied stays public as it was.
      const before: Values = { ...BOTH, dimensions: { note: { en: 'with shade', fr: 'avec abat-jour' } } };
      expect(readyAlone(state(note, { published: before, changed }))).toBe('en');
      // Without a French page there is none that it would lack in.
      const english: Values = { slug: { en: 'lamp' }, title: { en: 'Lamp' } };
      expect(readyAlone(state(note, { published: english, changed }))).toBe('en');
    });

    it('knows a page, which has no address of its own, by its title', () => {
      expect(readyAlone(state([lacks('body.fr', 'fr')], { values: { title: { en: 'About' } } }))).toBe('en');
    });

    describe('together with others', () => {
      const of = { shelf: 'creators', id: 'louise', draft: 7 } as const;
      const draft = (path: string): Finding => ({
        ...lacks(path, null),
        ...{ name: 'notPublicYet', text: 'Louise Amiel', of },
      });
      it('is what names drafts alone, once each', () =>
        expect(readyTogether(state([draft('creators.0'), draft('creators.1')]))).toEqual({
          others: [of],
          titles: ['Louise Amiel'],
        }));
      it('is not what lacks something else, or nothing', () => {
        expect(readyTogether(state([draft('creators.0'), lacks('reference', null)]))).toBeUndefined();
        expect(readyTogether(state([draft('creators.0')], { conflicts: [{}] }))).toBeUndefined();
        expect(readyTogether(state([]))).toBeUndefined();
      });
    });
  });

  describe('theirs in', () => {
    const piece = (title: string, ...writers: WrittenIn['writers']): WrittenIn => ({
      ...{ shelf: 'works', id: title.toLowerCase(), title },
      writers,
    });

    it('names each colleague once, with each piece and its fields, and not oneself', async () => {
      const language = await loadLanguage('en');
      const items = [
        piece('Brise', { name: 'Marie', paths: ['title.en'] }, { name: 'Inès', paths: ['price'] }),
        piece(
          'Cloison',
          { name: 'Paul', paths: ['dimensions.height'] },
          { name: 'Marie', paths: ['dimensions'] },
        ),
      ];
      expect(theirsIn(items, 'Inès', language)).toEqual([
        { name: 'Marie', fields: 'Brise (title, English); Cloison (dimensions)' },
        { name: 'Paul', fields: 'Cloison (dimensions, H)' },
      ]);
    });

    it('says how many more there are, where nobody reads on', async () => {
      const items = Array.from({ length: 8 }, (_, at) =>
        piece(`P${at}`, { name: 'Marie', paths: ['price'] }),
      );
      const [marie] = theirsIn(items, 'Inès', await loadLanguage('en'));
      expect(marie?.fields).toMatch(/P5 \(price\); 2 more$/);
    });
  });

  describe('changed pictures', () => {
    const picture = (name: string, alt = name) => ({ file: `${name}.jpg`, alt: { en: alt } });
    const [day, night, side] = [picture('day'), picture('night'), picture('side')];
    const lit = picture('night', 'Lit');
    const at = (index: number, placed: ReturnType<typeof picture>) => ({ index, picture: placed });

    it.each([
      ['one whose words are others', [day, night], [day, lit], [{ was: at(1, night), is: at(1, lit) }]],
      ['one that is new, and none that has slid on', [day, night], [side, day, night], [{ is: at(0, side) }]],
      ['one that is gone', [day, night, side], [day, side], [{ was: at(1, night) }]],
      ['one in the place of another', [day, night], [day, side], [{ was: at(1, night), is: at(1, side) }]],
      ['all, where there were none', null, [day, night], [{ is: at(0, day) }, { is: at(1, night) }]],
      ['none, in equal lists', [day, night], [day, night], []],
      [
        'the one that was moved',
        [day, night, side],
        [side, day, night],
        [{ was: at(2, side), is: at(0, side) }],
      ],
      [
        'the one that was moved, and one whose words are others',
        [day, night, side],
        [side, day, lit],
        [
          { was: at(2, side), is: at(0, side) },
          { was: at(1, night), is: at(2, lit) },
        ],
      ],
    ])('names %s', (_, one, other, changed) => expect(changedPictures(one, other)).toEqual(changed));

    it.each([
      ['that it is another one', day, night, [{ was: { picture: day }, is: { picture: night } }]],
      ['that it is new', null, day, [{ is: { picture: day } }]],
      ['that it is gone', day, null, [{ was: { picture: day } }]],
      ['nothing, where it is the same', day, { ...day }, []],
    ])('says of the only one of a field %s', (_, one, other, changed) =>
      expect(changedPictures(one, other)).toEqual(changed),
    );

    it.each([
      ['texts', ['a'], ['b']],
      ['a picture and a text', day, 'a'],
      ['a text', 'a', null],
    ])('says nothing of %s', (_, one, other) => expect(changedPictures(one, other)).toBeUndefined());
  });

  describe('seen in', () => {
    const ENGLISH = { slug: { en: 'late' }, title: { en: 'Late' } };
    const item = (published: OpenItem['published'], draft: OpenItem['draft'] = null) => ({
      published,
      draft,
    });
    const DRAFT = { number: 1, changes: [], by: 'Ada', at: '2026-11-27T03:00:00Z' };

    it('is the language that the item has, where the one that was looked at last is not there', () => {
      expect(seenIn(item(ENGLISH), ENGLISH, 'fr')).toBe('en');
      expect(seenIn(item({ slug: { fr: 'tard' } }), { slug: { fr: 'tard' } }, 'en')).toBe('fr');
    });

    it.each([
      ['is in both', item({ slug: { en: 'late', fr: 'tard' } })],
      ['is being written in the other', item(ENGLISH, DRAFT)],
      ['was never public', item(null, DRAFT)],
      ['has no address of its own', item({ title: { en: 'Home' } })],
    ])('is the language that is wanted where the item %s', (_, of) => {
      expect(seenIn(of, of.published ?? {}, 'fr')).toBe('fr');
    });
  });
});

describe('wall', () => {
  describe('held', () => {
    const IDS = ['a', 'b', 'c', 'd'];

    it.each([
      ['b', 'before', 'a', 1],
      ['b', 'after', 'a', 2],
      ['b', 'after', 'b', 2],
      ['b', 'before', 'd', 3],
      ['b', 'after', 'd', 4],
      ['d', 'before', 'd', 4],
      ['x', 'after', 'a', 2],
    ] as const)('of %s, %s %s, is place %i', (id, dropPosition, key, place) => {
      expect(placeAt(IDS, id, { type: 'item', key, dropPosition })).toBe(place);
    });

    it('is none beside all of them', () => {
      expect(placeAt(IDS, 'a', { type: 'root' } as DropTarget)).toBeUndefined();
    });
  });

  describe('use order', () => {
    const LINES = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as ListedItem);
    const place = (id: string, after: string | null) =>
      moved(LINES, { id, after })
        .map((line) => line.id)
        .join('');

    it.each([
      ['a', 'c', 'bcad'],
      ['d', 'a', 'adbc'],
      ['c', null, 'cabd'],
      ['a', 'd', 'bcda'],
      ['b', 'a', 'abcd'],
    ])('places %s after %s', (id, after, order) => {
      expect(place(id, after)).toBe(order);
    });

    it.each([
      ['a', 1, 'abcd'],
      ['a', 3, 'bcad'],
      ['a', 4, 'bcda'],
      ['d', 1, 'dabc'],
      ['d', 2, 'adbc'],
      ['b', 2, 'abcd'],
    ])('places %s at place %i', (id, at, order) => {
      expect(place(id, beforePlace(LINES, id, at))).toBe(order);
    });

    it('leaves a list alone that does not have it', () => {
      expect(place('x', 'a')).toBe('abcd');
    });
  });
});

describe('fitting', () => {
  const work = (part: Partial<WorkCard> = {}): WorkCard =>
    ({ availability: 'available', isLight: false, price: null, ...part }) as WorkCard;
  const bench = work({ price: { amount: 18500, currency: 'EUR' } });
  const onRequest = work({ price: 'on request' });
  const lamp = work({ isLight: true });
  const sold = work({ availability: 'sold', isLight: true });

  function offered(works: WorkCard[], text = 'Hello') {
    const templates = FIRST_TEMPLATES.filter((one) => fitsMessage(one, { text, works }));
    return {
      names: templates.map(({ name }) => name.en),
      first: templates[firstFitting(templates, { text, works })]?.name.en,
    };
  }

  it.each([
    ['a bench', [bench], ['available', 'the price', 'a visit']],
    [
      'a lamp without a price',
      [lamp],
      ['available', 'the price, to be written', 'a visit in the evening', 'a visit'],
    ],
    ['a lamp and a bench', [lamp, bench], ['available', 'the price, to be written', 'a visit']],
    ['a bench on request', [onRequest], ['available', 'the price, to be written', 'a visit']],
    ['a sold lamp', [sold], ['sold, look for another']],
    ['a sold one and another', [sold, bench], []],
    ['no work', [], ['thank you']],
  ])('for a message about %s only what fits is offered', (_, works, names) => {
    expect(offered(works).names).toEqual(names);
  });

  it.each([
    ['Is it still there?', [bench], 'available'],
    ['Could you tell me the price of this work?', [bench], 'the price'],
    ['Pourriez-vous m’indiquer le prix de cette œuvre ?', [lamp], 'the price, to be written'],
    ['How much is it?', [lamp, bench], 'the price, to be written'],
    ['Is it still there?', [lamp], 'available'],
    ['Je souhaiterais voir cette œuvre à la galerie.', [bench], 'a visit'],
    ['Est-il possible de le voir allumé ?', [lamp], 'a visit in the evening'],
    ['May I see it?', [sold], 'sold, look for another'],
    ['Are you open on Christmas Eve?', [], 'thank you'],
    ['The price?', [sold, bench], undefined],
  ])('for ‘%s’ the answer that says it is proposed', (text, works, first) => {
    expect(offered(works, text).first).toBe(first);
  });

  it('knows by their words the answers that were kept before they were offered for something', () => {
    const [, , , evening, , gone, thanks] = FIRST_TEMPLATES.map(({ fits: _, ...template }) => template);
    expect([evening!, gone!, thanks!].map(fittingOf)).toEqual(['lights', 'sold', 'any']);
  });
});
