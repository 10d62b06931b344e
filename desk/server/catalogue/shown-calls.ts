import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Picture } from '../../../api/catalogue-files/fields';
import type { Catalogue } from '../../../api/loading/catalogue';
import { derivativeUrls } from '../../../api/media/media-addresses';
import {
  AskNamed,
  AskPictures,
  OfNamed,
  type NamedItem,
  type NamedItems,
  type ShownPictures,
} from '../../contract/items/shown';
import type { OfferedPicture } from '../../../api/media/offered-media';
import type { Thumb } from '../../contract/messages';
import type { DeskServices } from '../desk-services';

type Shown = Omit<Thumb, 'night' | 'alt'>;

interface Named {
  id: string;
  title?: Partial<Record<string, string>>;
  name?: string;
  pictures?: Picture[];
  portrait?: Picture;
  picture?: Picture;
}

/** For forms: names of the items that a file refers to, and addresses of its pictures. */
export function addShownCalls(app: FastifyInstance, { catalogue }: DeskServices): void {
  app.get<{ Params: OfNamed; Querystring: Static<typeof AskNamed> }>(
    '/names/:shelf',
    { schema: { params: OfNamed, querystring: AskNamed } },
    async ({ params, query }): Promise<NamedItems> => {
      const now = catalogue();
      const items: ReadonlyMap<string, Named> = now[params.shelf];
      return { items: query.ids.split(',').flatMap((id) => namedItem(now, items.get(id))) };
    },
  );

  app.get<{ Querystring: Static<typeof AskPictures> }>(
    '/pictures',
    { schema: { querystring: AskPictures } },
    async ({ query }): Promise<ShownPictures> => {
      const now = catalogue();
      const found = query.files.split(',').flatMap((key) => {
        const [file = '', hd] = key.split('|');
        const thumb = shown(now, { file, ...(hd && { hd }) });
        return thumb ? [[file, thumb] as const] : [];
      });
      return { pictures: Object.fromEntries(found) };
    },
  );
}

/** Undefined where no published file uses the picture. */
function shown(catalogue: Catalogue, picture: Pick<Picture, 'file' | 'hd'>): Shown | undefined {
  const offered: OfferedPicture | undefined = catalogue.pictureOf(picture);
  return offered && { url: derivativeUrls(offered, 'webp').sm, width: offered.width, height: offered.height };
}

function namedItem(catalogue: Catalogue, item: Named | undefined): NamedItem[] {
  if (!item) return [];
  const { id, name = id, title = { en: name, fr: name } } = item;
  const first = item.pictures?.[0] ?? item.portrait ?? item.picture;
  const day = first && shown(catalogue, first);
  const night = first?.night && shown(catalogue, first.night);
  return [{ id, title, picture: day ? { ...day, alt: '', night: night?.url ?? null } : null }];
}
