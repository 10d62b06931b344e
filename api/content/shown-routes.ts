import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import type { StoredPicture } from '../../src/contract/collections/stored';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import type { DeskServices } from '../desk/desk-services';
import { PictureFile } from '../media/contract/pictures';
import { derivativeUrls, type OfferedPicture } from '../media/media-addresses';
import { shownFiles } from '../media/thumbs';
import { titleOf } from './shelves';
import type { Thumb } from '../messages/contract/messages';
import { withChanges } from './contract/field-path';
import { type NamedItem, shownRoutes } from './contract/shown';
import { findDraft } from './drafts/draft-queries';
import { picturesShown } from './published/item-files';
import { partOf } from './published/part';

/** At once; a form has fewer. */
const MOST_PICTURES = 400;

type Shown = Omit<Thumb, 'night' | 'alt'>;

interface Named {
  id: string;
  title?: Partial<Record<string, string>>;
  name?: string;
  pictures?: StoredPicture[];
  portrait?: StoredPicture;
  picture?: StoredPicture;
}

/** For forms: names of the items that a file refers to, and addresses of its pictures. */
export function addShownRoutes(app: FastifyInstance, { database }: DeskServices): void {
  addRoutes(app, shownRoutes, {
    'GET /names/:shelf': async ({ params, query }) => {
      const ids = query.ids.split(',');
      const { shelf } = params;
      const { items, drafts } = await database.read(async (from) => {
        const part = partOf(from);
        await part.add(shelf, ids);
        const known = ids.filter((id) => part.get(shelf, id));
        const found = await inTurn(
          ids.filter((id) => id && !known.includes(id)),
          async (id) => (await findDraft(from, shelf, id)) ?? [],
        );
        return {
          items: await inTurn(known, (id) => namedItem(from, part.get(shelf, id) as unknown as Named)),
          drafts: found.flat(),
        };
      });
      const drafted = drafts.map(
        ({ item: id, changes }): NamedItem => ({
          ...{ id, title: titleOf(withChanges({}, changes), id), picture: null },
        }),
      );
      return { items: [...items, ...drafted] };
    },

    'GET /pictures': async ({ query }) => {
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
      const pictureOf = await database.read((from) => picturesShown(from, wanted));
      const found = wanted.flatMap((one) => {
        const thumb = shown(pictureOf(one)) ?? others.get(one.file);
        return thumb ? [[one.file, thumb] as const] : [];
      });
      return { pictures: Object.fromEntries(found) };
    },
  });
}

const shown = (offered: OfferedPicture | undefined): Shown | undefined =>
  offered && { url: derivativeUrls(offered, 'webp').sm, width: offered.width, height: offered.height };

async function namedItem(from: Queries, item: Named): Promise<NamedItem> {
  const { id, name = id, title = { en: name, fr: name } } = item;
  const first = item.pictures?.[0] ?? item.portrait ?? item.picture;
  if (!first) return { id, title, picture: null };
  const pictureOf = await picturesShown(from, [first, first.night ?? []].flat());
  const day = shown(pictureOf(first));
  const night = first.night && shown(pictureOf(first.night));
  return { id, title, picture: day ? { ...day, alt: '', night: night?.url ?? null } : null };
}
