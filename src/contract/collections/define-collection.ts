import type { Fields } from './fields';

interface Definition<F extends Fields> {
  name: string;
  /** Of an item of it, in messages to developers. */
  noun: string;
  /** By which lists of the site go. */
  order?: { by: keyof F & string; lastFirst?: true };
  /** An item can be kept off the site, as `status: draft`. */
  canBeDraft?: true;
  /** Slugs that would hide another address of the site. */
  reserved?: readonly string[];
  /** In the order of the desk's form. */
  fields: F;
}

/**
 * A collection is plain data, which browsers load too. What a type of field means is said once in each layer: stored schema in
 * api/catalogue-files/stored-schema.ts, form in desk/kinds/kinds.ts, columns in import-columns.ts.
 */
export const defineCollection = <N extends string, F extends Fields, D extends Definition<F>>(
  definition: D & { name: N; fields: F },
) => definition;
