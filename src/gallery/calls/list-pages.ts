import { Type, type TSchema } from '@sinclair/typebox';
import { problemsOf } from '../../contract/check';
import { ListAnswer, type PageMeta } from '../../contract/common';
import type { FieldProblem } from '../faults/fault';
import { fieldOf, textOf } from '../parsed-json';

const MOST_PAGES = 1000;
/** The API prepares them while the current page is sent and checked. */
const PAGES_AHEAD = 8;

export interface ListReading {
  entries: unknown[];
  problems: FieldProblem[];
}

interface OpenedPage {
  entries: { entry: unknown; key: string }[];
  problems: FieldProblem[];
  meta: PageMeta | undefined;
}

/** Checked once, where the client keeps what it was answered. */
const opened = new WeakMap<object, OpenedPage>();

function openPage(item: TSchema, body: unknown, page: number): OpenedPage {
  if (typeof body !== 'object' || !body) return checkPage(item, body, page);
  const known = opened.get(body) ?? checkPage(item, body, page);
  opened.set(body, known);
  return known;
}

/** A bare array is a whole list (contract, 'Rules for every call'). */
function checkPage(item: TSchema, body: unknown, page: number): OpenedPage {
  const bare = Array.isArray(body);
  const data: unknown = bare ? body : fieldOf(body, 'data');
  const entries: unknown[] = Array.isArray(data) ? data : [];
  const problems = problemsOf(bare ? Type.Array(item) : ListAnswer(item), body).map(({ path, message }) => ({
    path,
    message: page === 1 ? message : `${message} (page ${page})`,
    slug: textOf(entries[Number(/^(?:\/data)?\/(\d+)/.exec(path)?.[1])], 'slug'),
  }));
  const metaHolds = !problems.some(({ path }) => path.startsWith('/meta'));
  return {
    entries: entries.map((entry) => ({ entry, key: keyOf(entry) })),
    problems,
    meta: metaHolds ? (fieldOf(body, 'meta') as PageMeta | undefined) : undefined,
  };
}

/** Why a page's `meta` is implausible. */
function lieOf(meta: PageMeta, page: number, isNew: boolean): FieldProblem | undefined {
  const { current_page, last_page, per_page, total } = meta;
  if (current_page !== page) {
    return { path: '/meta/current_page', message: `is ${current_page}, but page ${page} was asked for` };
  }
  if (last_page * per_page < total) {
    return {
      path: '/meta/last_page',
      message: `is ${last_page}, too few for ${total} at ${per_page} a page`,
    };
  }
  if (page < last_page && !isNew) {
    return { path: '/meta/last_page', message: `is ${last_page}, but page ${page} brings nothing new` };
  }
  if (last_page > MOST_PAGES) {
    return {
      path: '/meta/last_page',
      message: `is ${last_page}, more than the ${MOST_PAGES} a list may have`,
    };
  }
  return undefined;
}

type ReadPage = (page: number) => Promise<unknown>;

function askAhead(readPage: ReadPage) {
  const asked = new Map<number, Promise<unknown>>();
  const ask = (page: number) => {
    if (asked.has(page)) return;
    const answer = readPage(page);
    answer.catch(() => undefined);
    asked.set(page, answer);
  };
  return {
    after(page: number, lastPage: number) {
      for (let next = page + 1; next <= Math.min(lastPage, page + PAGES_AHEAD); next += 1) ask(next);
    },
    read(page: number) {
      ask(page);
      const answer = asked.get(page);
      asked.delete(page);
      return answer;
    },
  };
}

/** Drops duplicates, which an edit between two requests causes. Pages count from 1. */
export async function readList(item: TSchema, readPage: ReadPage): Promise<ListReading> {
  const list: ListReading = { entries: [], problems: [] };
  const seen = new Set<string>();
  const pages = askAhead(readPage);

  for (let page = 1; ; page += 1) {
    const body = await pages.read(page);
    const { entries, problems, meta } = openPage(item, body, page);
    const fresh = entries.filter(({ key }) => !seen.has(key));
    fresh.forEach(({ key }) => seen.add(key));
    list.entries.push(...fresh.map(({ entry }) => entry));
    list.problems.push(...problems);

    const lie = meta && lieOf(meta, page, fresh.length > 0);
    if (lie) list.problems.push(lie);
    if (!meta || lie || page >= meta.last_page) return list;
    pages.after(page, meta.last_page);
  }
}

const keyOf = (entry: unknown) => JSON.stringify([fieldOf(entry, 'id'), fieldOf(entry, 'slug')]);
