import type { WorkSummary } from '../../../contract/items/work';
import { sampleWork } from '../../../gallery/testing/samples';
import { searchInLanguages } from './search-in-languages';

const work = (slug: string, materials: string, creators: string[] = []): WorkSummary => ({
  ...sampleWork(slug),
  materials,
  creators: creators.map((creator) => ({ slug: creator, name: creator })),
});
const LISTS = {
  en: [
    work('lamp', 'Patinated brass, opal glass', ['kerherve', 'workshop-fontanel']),
    work('sconce', 'Lacquered steel and brass', ['workshop-fontanel']),
    work('desk', 'Walnut, brass, leather'),
    work('bust', 'Bronze'),
  ],
  fr: [
    work('lamp', 'Laiton patiné, verre opalin', ['kerherve', 'ateliers-fontanel']),
    work('sconce', 'Acier laqué et laiton', ['ateliers-fontanel']),
    // Another number of materials: nothing can be told from their places.
    work('desk', 'Noyer et cuir'),
  ],
};

it('names the material as the works of the other language do', () => {
  expect(searchInLanguages({ availability: 'available', material: 'brass' }, 'en', LISTS)).toEqual({
    fr: '?availability=available&material=laiton',
  });
  expect(searchInLanguages({ material: 'acier', sort: 'date', page: 2 }, 'fr', LISTS)).toEqual({
    en: '?material=steel&sort=date',
  });
});

it('names the creator by the slug of the other language', () => {
  expect(searchInLanguages({ creator: 'workshop-fontanel' }, 'en', LISTS)).toEqual({
    fr: '?creator=ateliers-fontanel',
  });
  expect(searchInLanguages({ creator: 'kerherve', isNew: true }, 'fr', LISTS)).toEqual({
    en: '?creator=kerherve&new=yes',
  });
});

it('leaves out what the other language does not have, and keeps the rest', () => {
  expect(searchInLanguages({ decade: 1960, material: 'bronze' }, 'en', LISTS)).toEqual({
    fr: '?decade=1960',
  });
  expect(searchInLanguages({ material: 'walnut' }, 'en', LISTS)).toEqual({ fr: '' });
  expect(searchInLanguages({ creator: 'nobody' }, 'en', {})).toEqual({ fr: '' });
});

it('leaves any other query as it is', () => {
  expect(searchInLanguages({ availability: 'sold', page: 2 }, 'fr', LISTS)).toEqual({});
});
