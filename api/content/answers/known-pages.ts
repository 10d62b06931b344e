import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Folder } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { picturesNamed } from '../../files/file-queries';
import { NAMED_BY_SUMMARIES } from './parts';

/** Pages whose ETags are remembered, some 200 bytes each. */
const MOST = { maxSize: 2_000, sizeCalculation: () => 1 };

/**
 * Remembers which ETag this process gave to a page of a list in a state. A page that a client has already is then known without
 * being made: an edit changes one of a hundred pages, and whoever follows asks for them all.
 */
export interface KnownPages {
  /** @param state of the page that is asked for. @returns whether the client has that page */
  has(request: FastifyRequest, state: string): boolean;
  /** To be told of each answer, once it has its ETag. */
  remember(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function openKnownPages(): KnownPages {
  const etags = new LRUCache<string, string>(MOST);
  const states = new WeakMap<FastifyRequest, string>();
  return {
    has(request, state) {
      states.set(request, state);
      const etag = etags.get(state);
      return etag !== undefined && request.headers['if-none-match'] === etag;
    },
    async remember(request, reply) {
      const [state, etag] = [states.get(request), reply.getHeader('etag')];
      if (state !== undefined && typeof etag === 'string') etags.set(state, etag);
    },
  };
}

/** Of items, by their versions. */
type Versions = readonly { id: string; version: string }[];

/**
 * Tells a page of summaries from any other: by the versions of its items and of those that they name, and the contents of their
 * pictures. The same code makes the same page of the same state.
 * @param items in their order
 * @param asked all that the page depends on besides
 */
export async function stateOfPage(
  from: Queries,
  kind: Folder,
  items: Versions,
  asked: readonly unknown[],
): Promise<string> {
  const ids = items.map(({ id }) => id);
  const others = await inTurn(NAMED_BY_SUMMARIES[kind] ?? [], async (named) => {
    const rows = await from
      .selectFrom('item_links')
      .select('to_item')
      .distinct()
      .where('kind', '=', kind)
      .where('item', 'in', ids)
      .where('is_draft', '=', 0)
      .where(notIndexed('to_kind'), '=', named)
      .execute();
    return versionsOf(
      from,
      named,
      rows.map(({ to_item }) => to_item),
    );
  });
  const named = await from
    .selectFrom('item_files')
    .select('name')
    .distinct()
    .where('kind', '=', kind)
    .where('item', 'in', ids)
    .where('is_draft', '=', 0)
    .where(notIndexed('folder'), '=', 'pictures')
    .execute();
  const pictures = await picturesNamed(
    from,
    named.map(({ name }) => name),
  );
  const contents = [...pictures].map(([name, { hash }]) => `${name} ${hash}`).sort();
  const all = JSON.stringify([kind, asked, items, others, contents]);
  return createHash('sha256').update(all).digest('base64url');
}

/** So that rows are found by their items, of which there are a few: the index of the column has all of the catalogue. */
const notIndexed = (column: 'to_kind' | 'folder') => sql<string>`${sql.ref(column)} || ''`;

const versionsOf = (from: Queries, kind: Folder, ids: readonly string[]): Promise<Versions> =>
  ids.length === 0
    ? Promise.resolve([])
    : from
        .selectFrom('items')
        .select(['id', 'version'])
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
