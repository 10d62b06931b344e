import { sampleCreator, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { toCreatorView } from './creator-view';

const context = { locale: 'fr', mediaOrigin: 'https://media.example', today: '2026-11-20' } as const;

describe('toCreatorView', () => {
  it('gives the facts in the order of the page, without those that are not known', () => {
    const creator = { ...sampleCreator('odile'), birth_year: 1938, roles: 'Créatrice' };
    expect(toCreatorView(creator, context).facts).toEqual(['naissance en 1938', 'Créatrice']);
    expect(toCreatorView({ ...creator, nationality: 'Suisse', death_year: 2004 }, context).facts).toEqual([
      '1938–2004',
      'Suisse',
      'Créatrice',
    ]);
  });

  it('takes nothing dangerous from the biography', () => {
    const creator = { ...sampleCreator('odile'), biography: '<p onclick="x()">Née à <em>Brest</em></p>' };
    expect(toCreatorView(creator, context).biography).toBe('<p>Née à <em>Brest</em></p>');
  });

  it('finds portrait and works in their places', () => {
    const creator = {
      ...sampleCreator('odile'),
      portrait: sampleImage('odile'),
      works: [sampleWork('banc-quai')],
    };
    const view = toCreatorView(creator, context);
    expect(view.portrait?.jpeg.sm).toBe('https://media.example/media/odile-sm.jpg');
    expect(view.works[0]?.path).toBe('/fr/oeuvres/banc-quai');
  });

  it('knows a creator of whom there is but a name', () => {
    expect(toCreatorView(sampleCreator('x'), context)).toEqual({
      slug: 'x',
      name: 'Creator x',
      facts: [],
      works: [],
    });
  });
});
