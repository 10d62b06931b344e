import {
  noItems,
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleWork,
  sampleWorkType,
} from '../../gallery/testing/samples';
import { checkCatalogue, type Collections } from './check-catalogue';

const collections = (changes: Partial<Collections> = {}): Collections => ({
  ...noItems(),
  workTypes: [sampleWorkType('banc')],
  works: [sampleWork('banc')],
  creators: [sampleCreator('banc')],
  events: [sampleEvent('banc')],
  press: [samplePressArticle('banc')],
  ...changes,
});

describe('checkCatalogue', () => {
  it('lets one slug stand for things of different kinds', () => {
    expect(checkCatalogue('en', collections())).toEqual([]);
  });

  it('names both items of one kind with the same address', () => {
    const creators = [sampleCreator('arc'), { ...sampleCreator('arc'), id: 'c2', name: 'Arc II' }];
    expect(checkCatalogue('fr', collections({ creators }))).toEqual([
      '/fr/createurs/arc is the address of both the creator ‘Creator arc’ (id id-arc) and ' +
        'the creator ‘Arc II’ (id c2): give one of them another slug.',
    ]);
  });

  it('keeps the address of the work types free', () => {
    const works = [sampleWork('type')];
    expect(checkCatalogue('fr', collections({ works }))).toEqual([
      expect.stringMatching(/^\/fr\/oeuvres\/type is kept for the work types.*‘Work type’/),
    ]);
  });

  it('finds a slug that differs from the one its translations know', () => {
    const events = [{ ...sampleEvent('salon'), slugs: { en: 'fair', fr: null } }];
    expect(checkCatalogue('en', collections({ events }))[0]).toMatch(
      /^slugs\.en is "fair" but slug is "salon" in the event ‘Event salon’/,
    );
    expect(checkCatalogue('fr', collections({ events }))[0]).toContain('slugs.fr is null');
  });
});
