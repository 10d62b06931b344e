import type { Queries } from '../database/queries';
import type { Template, Templates } from './contract/templates';
import { FIRST_TEMPLATES } from './first-templates';

/** The built-in ones until somebody changes them. */
export async function readTemplates(from: Queries): Promise<Templates> {
  const row = await from
    .selectFrom('desk_templates')
    .select(['version', 'at', 'name', 'templates'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { templates: FIRST_TEMPLATES, version: 0, changed: null };
  const { version, at, name, templates } = row;
  return { version, changed: { at, name }, templates: JSON.parse(templates) as Template[] };
}

export const keepTemplates = async (
  to: Queries,
  templates: readonly Template[],
  { at, name }: { at: string; name: string },
): Promise<void> => {
  await to.deleteFrom('desk_templates').execute();
  await to
    .insertInto('desk_templates')
    .values({ at, name, templates: JSON.stringify(templates) })
    .execute();
};
