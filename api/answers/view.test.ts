import { followSample } from '../testing/followed-sample';
import { writeSampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { published, publishedOnceWithSlug, publishedWithSlug } from './view';

test('an item is found by the slug it has after each edit, and by those it had', async () => {
  const sample = await writeSampleCatalogue();
  const { load } = await followSample(sample);
  const chair = SAMPLE_FILES['works/chair.yaml'];
  const after = async (fields: object) => {
    const view = {
      catalogue: await load({ 'works/chair.yaml': { ...chair, ...fields } }),
      lang: 'en' as const,
    };
    const { works } = view.catalogue;
    return {
      ids: published(view, works).map(({ id }) => id),
      title: publishedWithSlug(view, works, 'chair')?.title.en,
      armchair: publishedWithSlug(view, works, 'armchair')?.id,
      once: publishedOnceWithSlug(view, works, 'old-chair')?.id,
    };
  };
  const ids = ['chair', 'lamp'];
  try {
    expect(await after({})).toEqual({ ids, title: 'Chair' });
    const title = { en: 'Low chair', fr: 'Chauffeuse' };
    expect(await after({ title })).toEqual({ ids, title: 'Low chair' });
    const former_slugs = { en: ['old-chair'] };
    expect(await after({ title, former_slugs })).toEqual({ ids, title: 'Low chair', once: 'chair' });
    const slug = { en: 'armchair', fr: 'chaise' };
    expect(await after({ slug, former_slugs })).toEqual({ ids, armchair: 'chair', once: 'chair' });
    expect(await after({ status: 'draft' })).toEqual({ ids: ['lamp'] });
  } finally {
    await sample.remove();
  }
});
