import { sampleWork } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { toWorkSheetView } from './work-sheet-view';

it('is the sheet of the work’s page, with the sheet in the other language', () => {
  const work = { ...sampleWork('banc'), edition: 'Atelier X', slugs: { en: 'bench', fr: 'banc' } };
  const context = sampleContext('fr', { today: '2026-03-08' });
  expect(toWorkSheetView(work, context)).toMatchObject({
    facts: ['Édition Atelier X'],
    reference: 'Réf. ML-banc',
    address: 'https://gallery.example/fr/oeuvres/banc',
    alternates: { en: '/works/bench/pdf', fr: '/fr/oeuvres/banc/pdf' },
  });
});
