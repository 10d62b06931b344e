import { toQrView } from '../../components/qr/qr-view';
import { withoutPicture } from './sheet-view';
import { sampleSheet } from './testing/sample-sheet';

describe('toSheetView', () => {
  it('takes the label of the work’s page and the beginning of its history', () => {
    const view = sampleSheet({
      history: `<p>${'Une phrase assez courte. '.repeat(80)}</p>`,
      description: '<p>Un banc.</p>',
    });
    expect(view).toMatchObject({
      creators: ['Odile Kerhervé'],
      date: '1953',
      facts: ['Chêne'],
      layout: 'tall',
      path: '/fr/oeuvres/banc',
    });
    expect(view.history).toHaveLength(1);
    expect(view.history[0]).toMatch(/^(Une phrase assez courte\.( |$))+$/);
    expect(view.history[0]?.length).toBeLessThan(600);
  });

  it('tells the description where there is no history, and nothing where there is neither', () => {
    expect(sampleSheet({ description: '<p>Un banc.</p>' }).history).toEqual(['Un banc.']);
    const view = sampleSheet({ pictures: [] });
    expect(view).toMatchObject({ history: [], layout: 'bare', credits: [] });
    expect(view).not.toHaveProperty('picture');
    expect(view).not.toHaveProperty('scale');
  });

  it('leads to the work’s page by its whole address', () => {
    const address = 'https://gallery.example/fr/oeuvres/banc';
    expect(sampleSheet()).toMatchObject({ address, qr: toQrView(address) });
  });

  it('has room for so many credits, and counts the others', () => {
    const credits = Array.from({ length: 25 }, (_, index) => ({ role: 'photographies', name: `${index}` }));
    const view = sampleSheet({ credits });
    expect(view.credits).toEqual(credits.slice(0, 10));
    expect(view.moreCredits).toBe(15);
    expect(sampleSheet({ credits: credits.slice(0, 10) }).moreCredits).toBe(0);
  });

  it('has of each text no more than there is room for', () => {
    const text = 'Ô'.repeat(10_000);
    const view = sampleSheet({
      title: text,
      creators: [{ name: text }],
      date: text,
      facts: [text],
      reference: text,
      history: `<p>${text}</p>`,
      credits: [{ role: text, name: text }],
    });
    const { title, creators, date, facts, reference, history, credits } = view;
    const texts = [
      title,
      ...creators,
      date,
      ...facts,
      reference,
      ...history,
      ...credits.flatMap(Object.values),
    ];
    expect(texts).toHaveLength(8);
    for (const one of texts) {
      expect(one).toMatch(/^Ô+…$/);
      expect(String(one).length).toBeLessThan(1500);
    }
  });

  it('can be had without its picture', () => {
    const view = withoutPicture(sampleSheet());
    expect(view).toMatchObject({ layout: 'bare', title: 'Banc' });
    expect(view).not.toHaveProperty('picture');
  });
});
