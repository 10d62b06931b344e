import { createGallery } from '../../src/gallery/gallery';
import { routePath } from '../../src/routes/route-path';

interface ChosenModel {
  /** Of the work's page. */
  path: string;
  /** As the page is sent it, before it is compressed. */
  kilobytes: number;
}

/** The smallest model of the catalogue, the middle one and the largest. */
export async function chosenModels(apiUrl: string): Promise<ChosenModel[]> {
  const gallery = createGallery({ baseUrl: apiUrl });
  const models: ChosenModel[] = [];
  for (const { slug } of await gallery.works('en')) {
    const { model } = await gallery.work('en', slug);
    if (model)
      models.push({ path: routePath('works-slug', 'en', { slug }), kilobytes: model.web.bytes / 1000 });
  }
  models.sort((one, other) => one.kilobytes - other.kilobytes);
  return [0, Math.floor(models.length / 2), models.length - 1].map((at) => models[at]!);
}
