import type { PictureFacts } from '../../media/picture-facts';
import type { Queries } from '../../database/queries';

/** A picture that another has taken the place of. */
export interface FormerPicture {
  /** `id.version`, as in addresses. */
  name: string;
  /** In `pictures/`. */
  file: string;
  /** Whether visitors could take it away in full size. */
  hd: boolean;
  facts: PictureFacts;
}

type Stored = Omit<FormerPicture, 'hd' | 'facts'> & { hd: number; facts: string };

export const keepFormerPicture = (to: Queries, { name, file, hd, facts }: FormerPicture): Promise<void> =>
  to.run(
    `INSERT INTO former_pictures (name, file, hd, facts) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET file = excluded.file, hd = max(hd, excluded.hd)`,
    ...[name, file, Number(hd), JSON.stringify(facts)],
  );

export async function findFormerPicture(from: Queries, name: string): Promise<FormerPicture | undefined> {
  const row = (await from.get('SELECT name, file, hd, facts FROM former_pictures WHERE name = ?', name)) as
    | Stored
    | undefined;
  return row && { ...row, hd: row.hd === 1, facts: JSON.parse(row.facts) as PictureFacts };
}
