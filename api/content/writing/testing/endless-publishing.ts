import { writeSync } from 'node:fs';
import { openDatabase } from '../../../database/open-database';
import type { DeskServices } from '../../../desk/desk-services';
import { bringChangesIn } from '../../../import-export/catalogue/bring-folder-in';
import { settingsFrom } from '../../../settings';
import type { OfItem } from '../../contract/item';
import { keepDraft } from '../../drafts/draft-queries';
import { allPublished, findPublished } from '../../published/item-queries';
import { itemText, valuesOf } from '../../published/item-text';
import { openWriter } from '../writer';
import type { Written } from '../version-queries';
import { ADA, BROUGHT, numberIn, otherPicture, shownIn, WORKS } from './endless-kinds';

/**
 * A process that publishes three works at once, swaps their picture and brings other items in, each again and again until it is
 * killed. It says a line of each once it was answered: `endless-publishing.ts <data folder> <catalogue> <address of PostgreSQL>`.
 */
async function publishEndlessly(dataDir: string, root: string, databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const settings = { ...settingsFrom({}), catalogueDir: root, dataDir };
  const services = { settings, database, now: Date.now };
  const writer = openWriter(services as unknown as DeskServices);
  const valuesIn = async (of: OfItem) => (await database.read((from) => findPublished(from, of)))!.values;

  const turns: Record<string, () => Promise<number | string>> = {
    published: async () => {
      const number = numberIn(await valuesIn(WORKS[0]!)) + 1;
      // Marks of before each are those of now, so that nobody is in conflict.
      const drafts = await Promise.all(WORKS.map(async (of) => ({ of, values: await valuesIn(of) })));
      const at = new Date().toISOString();
      await database.write(async (to) => {
        for (const { of, values } of drafts) {
          const changed = {
            title: { en: `${of.id} ${number}`, fr: `${of.id} ${number}` },
            slug: { en: `${of.id}-${number % 3}`, fr: `${of.id}-${number % 3}` },
            creators: number % 2 ? ['ida'] : ['jeanne'],
          };
          const changes = Object.entries(changed).map(([name, value]) => ({
            ...{ path: name, value },
            before: values[name],
          }));
          await keepDraft(to, { shelf: of.shelf, item: of.id, number, changes }, ADA, at);
        }
      });
      const { refused } = await writer.publish(
        WORKS.map((of) => ({ ...of, draft: number })),
        ADA,
      );
      if (refused.length > 0) throw new Error(JSON.stringify(refused));
      return number;
    },
    swapped: async () => {
      const from = shownIn(await valuesIn(WORKS[0]!));
      await writer.replacePicture({ from, into: otherPicture(from) }, ADA);
      return otherPicture(from);
    },
    brought: async () => {
      const rows = await database.read(allPublished);
      const number = numberIn(await valuesIn(BROUGHT[0]!)) + 1;
      const written = BROUGHT.map((of): Written => {
        const before = rows.find(({ kind, id }) => kind === of.shelf && id === of.id)!.published;
        const after = itemText(of, { ...valuesOf(before), title: { en: `${of.id} ${number}`, fr: 'x' } });
        return { shelf: of.shelf, item: of.id, act: 'byHand', before, after, draft: null };
      });
      await bringChangesIn(services, written);
      return number;
    },
  };
  await Promise.all(
    Object.entries(turns).map(async ([name, turn]) => {
      // At once, so that a kill takes no line back.
      for (;;) writeSync(1, `${name} ${await turn()}\n`);
    }),
  );
}

const [dataDir = '', root = '', databaseUrl = ''] = process.argv.slice(2);
void publishEndlessly(dataDir, root, databaseUrl);
