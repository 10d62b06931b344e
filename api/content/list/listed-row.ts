import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ItemFilesTable } from '../../database/schema/items';
import type { Tables } from '../../database/schema/tables';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { type GapsItem, gapsOf, rowOf } from './row';
import { SHELVES, type Shelf, type Values } from '../contract/item';
import { linksIn, placesOf } from '../findings/own-links';
import { isCollection, localesOf, plainReference, textOf, textsOf } from '../shelves';
import { textsIn } from '../findings/texts-in';
import { RULES as SHOWN_RULES, type Entry } from '../published/entry';
import { filesNamedBy } from '../published/item-files';
import { linkRows } from '../published/item-queries';
import type { KnownItem } from './known-items';
import { momentKey, orderKeys } from './orders';
import { momentsOf } from './when';

/** The rows of an item in the tables that lists are asked from. */
export interface ListedRows {
  item: Insertable<Tables['listed_items']>;
  gaps: Insertable<Tables['listed_gaps']>[];
  links: Insertable<Tables['listed_links']>[];
  /** What the draft names. */
  named: { items: Insertable<Tables['item_links']>[]; files: ItemFilesTable[] };
}

/** @param rules by which they are made */
export function listedRows(
  kind: Shelf,
  { row, published, draft, state, changed }: Omit<KnownItem, 'schedule' | 'draft'> & { draft?: unknown },
  rules = RULES,
): ListedRows {
  const { id, values, gaps, folded } = row;
  const keys = orderKeys(kind, row, changed.at);
  const references = [published, values].map((one) => textOf(one?.['reference']));
  const [inPublic = '', reference = ''] = references;
  return {
    item: {
      ...{ kind, id, rules, state, folded, ...keys },
      has_draft: draft ? 1 : 0,
      type: textOf(values['type']),
      availability: textOf(values['availability']),
      gaps: gaps.length > 0 ? `,${gaps.join()},` : '',
      event_kind: kind === 'events' ? JSON.stringify(textsOf(values['kind'])) : '{}',
      ...(kind === 'events' ? momentsOf(values) : { starts: null, ends: null }),
      known_as: kind === 'creators' ? textOf((published ?? values)['name']) : '',
      reference: plainReference(reference),
      public_reference: plainReference(inPublic),
      reference_number: highest(references),
      updated_at: published ? momentKey(textOf(published['updated_at'])) : '',
    },
    gaps:
      published && isCollection(kind)
        ? [...gapsOf(kind, published as GapsItem, localesOf(published))].map(([gap, count]) => ({
            ...{ kind, id, gap, count, by_order: keys.by_order },
          }))
        : [],
    links: published ? linksOf(kind, published) : [],
    named: {
      items: draft ? linkRows({ shelf: kind, id }, values, 1) : [],
      files: draft ? filesNamedBy({ shelf: kind, id }, values, 1) : [],
    },
  };
}

const linksOf = (kind: Shelf, { id, ...values }: Entry): ListedRows['links'] =>
  textsIn(values).flatMap(({ path, text }) => {
    const [field = ''] = path.split('.');
    const links = path.split('.').includes('url') ? [text] : linksIn(text);
    return links.flatMap((href) => {
      const [origin] = /^https?:\/\/[^/]+/.exec(href) ?? [];
      const [place] = placesOf(origin === undefined ? [] : [origin], href);
      return place ? [{ kind, id, field, href, slug: place.slug }] : [];
    });
  });

/** The digits that a reference ends with, by which the next one is proposed. */
export const numberIn = (reference: string): { before: string; digits: string } | undefined => {
  const [, before, digits] = /^(.*?)(\d{1,9})$/.exec(reference) ?? [];
  return before === undefined || digits === undefined ? undefined : { before, digits };
};

function highest(references: readonly string[]): number | null {
  const numbers = references.flatMap((one) => Number(numberIn(one)?.digits ?? []));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

const PROBES: readonly Values[] = [
  {},
  {
    ...{ title: { en: 'The “Œil” N° 7', fr: 'L’Œil' }, slug: { en: 'oeil' }, name: 'Étoile, J.' },
    ...{ sort_name: 'Étoile', creators: ['etoile'], type: 'seating', availability: 'sold', author: 'Ada' },
    ...{ reference: 'ML 0147', date: { en: 'c. 1955' }, materials: { en: 'Oak' }, position: 7.5 },
    ...{ pictures: [{ file: 'a.jpg', alt: { en: 'Oak' } }, { file: 'b.jpg' }], dimensions: { height: 3 } },
    ...{ kind: { en: 'Fair' }, starts_on: '2026-03-01', ends_on: '2026-03-09', publication: 'Le Monde' },
    ...{
      description: { en: '<a href="https://a.example/works/lamp?b#c">' },
      published_on: '2026-03-01',
      birth_year: 1907,
      roles: { fr: 'designer' },
      updated_at: '2026-01-02T03:04:05Z',
    },
  },
];

/** Tells rows that other code has made: by what it makes of samples. */
export const RULES: string = createHash('sha256')
  .update(SHOWN_RULES)
  .update(
    JSON.stringify(
      SHELVES.flatMap((shelf) =>
        PROBES.map((values) => {
          const published = { ...values, id: 'probe' };
          const row = rowOf(new Map([['etoile', 'Jeanne Étoile']]), shelf, 'probe', values);
          const changed = { at: textOf(values['updated_at']), by: null };
          return listedRows(shelf, { row, published, draft: true, state: 'public', changed }, '');
        }),
      ),
    ),
  )
  .update(LOCALE_CODES.join())
  .digest('base64url')
  .slice(0, 16);
