import path from 'node:path';
import { fold } from '../../src/contract/text/fold';
import type { ListPictures, PictureLine, PictureList, PicturePage, PictureUse } from './contract/pictures';
import { draftsLatestFirst } from '../content/drafts/draft-queries';
import type { ItemServices } from '../content/reading/open-item';
import { allReplaced } from './replaced-picture-queries';
import { draftsInUse } from '../rooms/contents';
import { wordsIn } from '../database/paging';
import { describedInDrafts, publishedOfDrafts, usesInDrafts } from './draft-uses';
import { storedPictures, type StoredPicture } from './stored-pictures';
import { publicUses } from './picture-uses';
import { shownRow, thumbUrl } from './thumbs';
import { together } from './uses-of';

const PAGE = 60;

type Services = Pick<ItemServices, 'database'>;
type Line = Omit<PictureLine, 'thumb'> & { row: StoredPicture };

/** A page of all pictures, used or not. */
export async function libraryPage(
  services: Services,
  { list = 'all', q = '', after, evenings = false }: ListPictures,
): Promise<PicturePage> {
  const [files, named, replaced, drafts] = await Promise.all([
    services.database.read(storedPictures),
    draftsInUse(services),
    services.database.read(allReplaced),
    draftsLatestFirst(services.database),
  ]);
  const used = await publicUses(services.database);
  const written = await usesInDrafts(await publishedOfDrafts(services.database, named), named);
  const inDrafts = await describedInDrafts(await publishedOfDrafts(services.database, drafts), drafts);
  const lineOf = (row: StoredPicture): Line => {
    const { name: file, bytes, at } = row;
    const inDraft = inDrafts.get(file);
    const {
      alt = inDraft?.alt ?? {},
      credit = null,
      undescribed: inPublic = [],
      shown = null,
    } = used.get(file) ?? {};
    const own = together(used.get(file)?.uses ?? [], written.get(file) ?? []);
    const undescribed = [...new Set([...inPublic, ...(inDraft?.undescribed ?? [])])];
    const [before, by] = [
      replaced.find((one) => one.file === file),
      replaced.find(({ was }) => was === file),
    ];
    return {
      ...{ file, bytes, at, row, uses: own },
      ...{ alt, credit, undescribed, shown, isUnused: own.length === 0, replacedBy: by?.file ?? null },
      replaced: before ? { was: before.was, at: before.at, by: before.name } : null,
    };
  };
  const lines = files.map(lineOf).filter(({ uses: own }) => evenings || !isEveningOnly(own));
  const lists: Record<PictureList, Line[]> = {
    all: lines,
    undescribed: lines.filter(({ undescribed }) => undescribed.length > 0),
    unused: lines.filter(({ isUnused }) => isUnused),
  };
  const wanted = wordsIn(fold(q));
  const found = lists[list].filter((line) => wanted.every((word) => textOf(line).includes(word)));
  const from = after ? found.findIndex(({ file }) => file === after) + 1 : 0;
  const page = found.slice(from, from + PAGE);
  return {
    lines: page.map((line) => withThumb(line, files)),
    next: from + PAGE < found.length ? (page.at(-1)?.file ?? null) : null,
    counts: { all: lines.length, undescribed: lists.undescribed.length, unused: lists.unused.length },
  };
}

function withThumb({ row, ...line }: Line, files: readonly StoredPicture[]): PictureLine {
  const evening = files.find(({ name }) => name === line.shown?.night?.file);
  return { ...line, thumb: { ...shownRow(row), alt: '', night: evening ? thumbUrl(evening) : null } };
}

/** It is shown with its picture by day, as one. */
const isEveningOnly = (uses: readonly PictureUse[]): boolean =>
  uses.length > 0 && uses.every(({ part }) => part === 'evening');

const textOf = ({ file, uses, alt, credit }: Line): string =>
  fold(
    [
      path.parse(file).name,
      ...uses.flatMap(({ title }) => Object.values(title)),
      ...Object.values(alt),
      credit,
    ].join('\n'),
  );
