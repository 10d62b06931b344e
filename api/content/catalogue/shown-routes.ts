import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import type { Picture } from '../../catalogue-files/fields';
import type { Catalogue } from '../published/catalogue';
import { derivativeUrls } from '../../media/media-addresses';
import { type NamedItem, shownRoutes } from '../contract/shown';
import type { OfferedPicture } from '../../media/offered-media';
import { withChanges } from '../contract/field-path';
import { PictureFile } from '../../media/contract/pictures';
import type { Thumb } from '../../messages/contract/messages';
import type { DeskServices } from '../../desk/desk-services';
import { findDraft } from '../drafts/draft-queries';
import { titleOf } from '../../media/title-of';
import { shownFiles } from '../../media/thumbs';
import { inTurn } from '../../database/in-turn';
import { addRoutes } from '../../desk/add-routes';

/** At once; a form has fewer. */
const MOST_PICTURES = 400;

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
export function addShownRoutes(app: FastifyInstance, { catalogue, database }: DeskServices): void {
  addRoutes(app, shownRoutes, {
    'GET /names/:shelf': async ({ params, query }) => {
      const now = catalogue();
      const items: ReadonlyMap<string, Named> = now[params.shelf];
      const ids = query.ids.split(',');
      const drafts = await database.read(async (from) =>
        (
          await inTurn(
            ids.filter((id) => id && !items.has(id)),
            async (id) => (await findDraft(from, params.shelf, id)) ?? [],
          )
        ).flat(),
      );
      const drafted = drafts.map(
        ({ item: id, changes }): NamedItem => ({
          ...{ id, title: titleOf(withChanges({}, changes), id), picture: null },
        }),
      );
      return { items: [...ids.flatMap((id) => namedItem(now, items.get(id))), ...drafted] };
    },

    'GET /pictures': async ({ query }) => {
      const now = catalogue();
      const wanted = query.files
        .split(',')
        .slice(0, MOST_PICTURES)
        .flatMap((key) => {
          const [file = '', hd] = key.split('|');
          return Value.Check(PictureFile, { file }) ? [{ file, ...(hd && { hd }) }] : [];
        });
      const others = await shownFiles(
        database,
        wanted.map(({ file }) => file),
      );
      const found = wanted.flatMap((one) => {
        const thumb = shown(now, one) ?? others.get(one.file);
        return thumb ? [[one.file, thumb] as const] : [];
      });
      return { pictures: Object.fromEntries(found) };
    },
  });
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
