import { noItems, sampleWork } from '../../gallery/testing/samples';
import type { Collections } from './check-catalogue';
import { checkTranslations } from './check-translations';

const NONE: Collections = { workTypes: [], ...noItems() };

describe('checkTranslations', () => {
  it('is content when every translation exists, and with items in one language', () => {
    const works = [sampleWork('quai')];
    expect(checkTranslations({ en: { ...NONE, works }, fr: { ...NONE, works } })).toEqual([]);
    const only = [{ ...sampleWork('only'), slugs: { en: 'only', fr: null } }];
    expect(checkTranslations({ en: { ...NONE, works: only }, fr: NONE })).toEqual([]);
  });

  it('names an item whose translation is not there', () => {
    const works = [{ ...sampleWork('quai'), slugs: { en: 'quai', fr: 'ghost' } }];
    expect(checkTranslations({ en: { ...NONE, works }, fr: NONE })).toEqual([
      'slugs.fr of the work ‘Work quai’ (id id-quai) is "ghost", but no work in fr has that slug: publish it there, or make slugs.fr null.',
    ]);
  });
});
