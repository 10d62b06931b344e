import type { Queries } from '../../../api/database/queries';
import type { Template, Templates } from '../../contract/templates';
import { FIRST_TEMPLATES } from '../visitors/first-templates';

/** The built-in ones until somebody changes them. */
export async function readTemplates(from: Queries): Promise<Templates> {
  const row = (await from.get(
    'SELECT version, at, name, templates FROM desk_templates ORDER BY version DESC LIMIT 1',
  )) as { version: number; at: string; name: string; templates: string } | undefined;
  if (!row) return { templates: FIRST_TEMPLATES, version: 0, changed: null };
  const { version, at, name, templates } = row;
  return { version, changed: { at, name }, templates: JSON.parse(templates) as Template[] };
}

export const keepTemplates = async (
  to: Queries,
  templates: readonly Template[],
  { at, name }: { at: string; name: string },
): Promise<void> => {
  await to.run('DELETE FROM desk_templates');
  await to.run(
    'INSERT INTO desk_templates (at, name, templates) VALUES (?, ?, ?)',
    at,
    name,
    JSON.stringify(templates),
  );
};
