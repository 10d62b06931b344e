import { sampleEvent, sampleHomePage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { everyPage } from '../testing/every-page';
import { sampleSource } from '../testing/sample-source';

/** Of a build on a day: what it opens with, and the picture by which it is shared. */
async function homeOn(today: string) {
  const news = (id: string, url: string) => ({
    id,
    title: `News ${id}`,
    image: sampleImage(id),
    link: { label: 'voir', url },
  });
  const source = sampleSource('fr', {
    home: { ...sampleHomePage(), news: [news('salon', '/fr/evenements/salon'), news('banc', '/fr/banc')] },
    events: [{ ...sampleEvent('salon'), starts_on: '2026-03-01', ends_on: '2026-03-04' }],
  });
  const pages = await everyPage({ ...source, context: { ...source.context, today } });
  const { context } = pages.find(({ context: { route } }) => route === 'index')!;
  return JSON.stringify(context);
}

it('is made without news of an event in the first build after its last day', async () => {
  const [last, after] = [await homeOn('2026-03-04'), await homeOn('2026-03-05')];
  expect(last).toContain('salon-');
  expect(after).not.toContain('salon-');
  expect(after).toContain('News banc');
});
