import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import { toWorksView } from './works-view';

const context = {
  locale: 'fr',
  mediaOrigin: '',
  origin: 'https://gallery.example',
  downloads: 'files',
  today: '2026-11-20',
} as const;
const types = [
  { ...sampleWorkType('assises'), title: 'assises', count: 2 },
  { ...sampleWorkType('lampes'), title: 'lampes', count: 1 },
];

describe('toWorksView', () => {
  it('has all the works among their types, with every count', () => {
    const view = toWorksView([sampleWork('banc')], types, 'tous', 3, context);
    expect(view.title).toBe('Œuvres');
    expect(view.types).toEqual([
      { slug: 'tous', title: 'tout', count: 3, path: '/fr/oeuvres/type/tous', current: true },
      { slug: 'assises', title: 'assises', count: 2, path: '/fr/oeuvres/type/assises', current: false },
      { slug: 'lampes', title: 'lampes', count: 1, path: '/fr/oeuvres/type/lampes', current: false },
    ]);
    expect(view.works.map(({ path }) => path)).toEqual(['/fr/oeuvres/banc']);
  });

  it('has the title of the type that it shows', () => {
    const view = toWorksView([], types, 'lampes', 3, context);
    expect(view.title).toBe('lampes');
    expect(view.types.filter(({ current }) => current).map(({ slug }) => slug)).toEqual(['lampes']);
  });
});
