import { catalogueReader } from '../gallery/catalogue-reader';
import {
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleWork,
  sampleWorkType,
} from '../gallery/testing/samples';
import { formerAddresses } from './former-addresses';
import { sourceOf } from './testing/every-page';
import { sampleCatalogue, sampleSource } from './testing/sample-source';
import type { LocaleCatalogue } from '../gallery/catalogue';

async function former(en: Partial<LocaleCatalogue>, fr: Partial<LocaleCatalogue> = {}) {
  const reader = catalogueReader({
    en: { ...sampleCatalogue('en'), ...en },
    fr: { ...sampleCatalogue('fr'), ...fr },
  });
  return formerAddresses({ ...sourceOf(sampleSource('en')), reader });
}
const led = async (...catalogues: Parameters<typeof former>) =>
  (await former(...catalogues)).map(({ from, to }) => `${from} ${to}`);

it('are none where nothing was renamed', async () => {
  expect(await former({})).toEqual([]);
});

it('are those of each page and file whose address has the slug, in its language', async () => {
  const former_slugs = ['old'];
  expect(
    await led(
      {
        works: [{ ...sampleWork('quai'), former_slugs }],
        creators: [{ ...sampleCreator('arc'), former_slugs }],
      },
      {
        events: [{ ...sampleEvent('foire'), former_slugs }],
        press: [{ ...samplePressArticle('revue'), former_slugs }],
      },
    ),
  ).toEqual([
    '/works/old /works/quai',
    '/works/old/pdf /works/quai/pdf',
    '/creators/old /creators/arc',
    '/creators/old.vcf /creators/arc.vcf',
    '/fr/evenements/old /fr/evenements/foire',
    '/fr/evenements/old.ics /fr/evenements/foire.ics',
    '/fr/presse/old /fr/presse/revue',
  ]);
});

it('are those of each part of a list, of a type', async () => {
  const works = Array.from({ length: 61 }, (_, at) => sampleWork(`work-${at}`));
  const workTypes = [{ ...sampleWorkType('seating'), former_slugs: ['chairs'] }];
  expect(await led({ works, workTypes })).toEqual([
    '/works/type/chairs /works/type/seating',
    '/works/type/chairs/2 /works/type/seating/2',
    '/works/type/chairs/available /works/type/seating/available',
    '/works/type/chairs/available-2 /works/type/seating/available-2',
    '/works/type/chairs/sold /works/type/seating/sold',
  ]);
});

it('change with what has, had or takes the slug', async () => {
  const [first] = await former({ works: [{ ...sampleWork('quai'), former_slugs: ['old'] }] });
  expect(first?.tags).toEqual(['en/works/old', 'en/works/quai']);
  const [ofType] = await former({ workTypes: [{ ...sampleWorkType('seating'), former_slugs: ['old'] }] });
  expect(ofType?.tags).toEqual(['en/worktypes']);
});

it.each(['*', '..', '', 'a/b', 'a b', '/', '\u202e', ':a', '"', 'x'.repeat(300)])(
  'are none for what no page could have had: %j',
  async (slug) => {
    expect(await led({ press: [{ ...samplePressArticle('revue'), former_slugs: [slug] }] })).toEqual([]);
  },
);

it('are escaped', async () => {
  const press = [{ ...samplePressArticle('revue'), former_slugs: ['été'] }];
  expect(await led({ press })).toEqual(['/press/%C3%A9t%C3%A9 /press/revue']);
});
