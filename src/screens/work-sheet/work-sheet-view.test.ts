import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { toWorkSheetView } from './work-sheet-view';

const context = { locale: 'fr', mediaOrigin: '', today: '2026-03-08' } as const;

describe('toWorkSheetView', () => {
  it('takes the label of the work’s page and the beginning of its history', () => {
    const work = {
      ...sampleWork('banc'),
      creators: [{ slug: 'o', name: 'Odile Kerhervé' }],
      date: '1953',
      dimensions: { height: 40, width: 180, unit: 'cm' as const },
      edition: 'Atelier X',
      history: `<p>${'Une phrase assez courte. '.repeat(80)}</p>`,
      description: '<p>Un banc.</p>',
      images: [sampleImage('main', { width: 4, height: 5 })],
    };
    const view = toWorkSheetView(work, context);
    expect(view).toMatchObject({
      creators: ['Odile Kerhervé'],
      date: '1953',
      facts: ['H 40 × L 180 cm', 'Édition Atelier X'],
      reference: 'Réf. ML-banc',
      layout: 'tall',
      path: '/fr/oeuvres/banc',
    });
    expect(view.history).toHaveLength(1);
    expect(view.history[0]).toMatch(/^(Une phrase assez courte\.( |$))+$/);
    expect(view.history[0]?.length).toBeLessThan(600);
  });

  it('tells the description where there is no history, and nothing where there is neither', () => {
    const described = { ...sampleWork('banc'), description: '<p>Un banc.</p>' };
    expect(toWorkSheetView(described, context).history).toEqual(['Un banc.']);
    const view = toWorkSheetView(sampleWork('banc'), context);
    expect(view).toMatchObject({ history: [], layout: 'bare', credits: [] });
    expect(view).not.toHaveProperty('picture');
  });
});
