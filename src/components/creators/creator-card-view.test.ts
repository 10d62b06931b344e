import { sampleCreator } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../testing/sample-context';
import { toCreatorCardView } from './creator-card-view';

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
