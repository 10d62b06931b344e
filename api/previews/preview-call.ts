import { Type } from '@sinclair/typebox';
import { CHANGE_KINDS } from '../../src/contract/hook/changes';
import { folderOf } from '../../src/contract/kinds/kinds';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import type { Entry } from '../content/published/entry';
import { addressOwner } from '../content/published/link-queries';
import { partOf } from '../content/published/part';
import { textsOf } from '../content/shelves';
import type { Queries } from '../database/queries';
import { CallRefused, type ServerCall } from '../local/server-call';
import {
  createPreviewToken,
  numberOf,
  openPreviews,
  type PreviewLink,
  type PreviewTarget,
  type PreviewType,
  revokePreview,
} from './preview-tokens';

const LIFETIME_DAYS = 7;

const Asked = Type.Object({
  act: oneOf(['list', 'make', 'revoke'] as const),
  /** `works/floor-lamp`; also what else is revoked. */
  what: Type.String(),
  locale: Type.Optional(oneOf(LOCALE_CODES)),
});

/** `npm run preview-link`. */
export const PREVIEW_CALL: ServerCall<typeof Asked> = {
  path: '/preview-links',
  asked: Asked,
  async work({ database, settings }, { act, what, locale }) {
    if (act === 'list') {
      const links = await database.read((from) => openPreviews(from, Date.now()));
      return links.length > 0 ? linesOf(links) : 'No preview is open.';
    }
    if (act === 'make') {
      const target = await database.read((from) => previewTarget(from, what, locale ?? DEFAULT_LOCALE_CODE));
      const expires = new Date();
      expires.setUTCDate(expires.getUTCDate() + LIFETIME_DAYS);
      const token = await database.write((to) =>
        createPreviewToken(to, { ...target, expires_at: expires.toISOString() }),
      );
      const prefix = target.locale === DEFAULT_LOCALE_CODE ? '' : `/${target.locale}`;
      return `${settings.siteUrl}${prefix}/preview/${token}`;
    }
    const revoked = await database.write((to) => revokePreviews(to, { what, locale }, Date.now()));
    if (revoked.length === 0)
      throw new CallRefused(
        `No open preview is '${what}': npm run preview-link -- --list shows those that are.`,
      );
    return `Revoked: ${revoked.length}\n${linesOf(revoked)}`;
  },
};

const linesOf = (links: readonly PreviewLink[]): string =>
  links
    .map((link) => `  ${link.number} ${referenceOf(link)}, ${link.locale}, until ${link.expires_at}`)
    .join('\n');

interface Revocation {
  /** `all`, a number of the list, an address, a token, or an item (`works/floor-lamp`). */
  what: string;
  locale?: LocaleCode | undefined;
}

const namesItem = (what: string): boolean => /^[a-z]+\/[^/]+$/.test(what);

export async function revokePreviews(
  statements: Queries,
  { what, locale }: Revocation,
  now: number,
): Promise<PreviewLink[]> {
  const isMeant = await meaning(statements, what);
  const revoked = (await openPreviews(statements, now)).filter(
    (link) => isMeant(link) && (!locale || link.locale === locale),
  );
  for (const { number } of revoked) await revokePreview(statements, number);
  return revoked;
}

async function meaning(statements: Queries, what: string): Promise<(link: PreviewLink) => boolean> {
  if (what === 'all') return () => true;
  if (namesItem(what)) {
    const item = await namedItem(statements, what);
    return ({ type, id }) => type === item.type && id === item.id;
  }
  const wanted = /^\d{1,15}$/.test(what) ? Number(what) : await numberOf(statements, tokenIn(what));
  return ({ number }) => number === wanted;
}

/** Mail programs may have appended something to the address. */
const tokenIn = (address: string): string => /\/preview\/([\w-]+)/.exec(address)?.[1] ?? address;

const TYPES_BY_FOLDER: Readonly<Record<string, PreviewType>> = Object.fromEntries(
  CHANGE_KINDS.map((kind) => [folderOf(kind), kind]),
);

/**
 * @param reference `works/floor-lamp`, `pages/home`; slug or id, drafts included. @throws Error that says what is
 * wrong
 */
export async function previewTarget(
  from: Queries,
  reference: string,
  locale: LocaleCode,
): Promise<Pick<PreviewTarget, 'type' | 'id' | 'locale'>> {
  const { type, name } = partsOf(reference);
  const item = await itemOf(from, type, name);
  if (!item) throw new CallRefused(`There is nothing like '${reference}' in the catalogue`);
  const slugs = textsOf(item['slug']);
  if (item['slug'] && !slugs[locale]) throw new CallRefused(`'${reference}' is not written in '${locale}'`);
  return { type, id: item.id, locale };
}

/** Takes the name for an id when there is no such item any more. @throws Error when it cannot name an item */
async function namedItem(from: Queries, reference: string): Promise<Pick<PreviewTarget, 'type' | 'id'>> {
  const { type, name } = partsOf(reference);
  return { type, id: (await itemOf(from, type, name))?.id ?? name };
}

/** `works/floor-lamp` */
const referenceOf = ({ type, id }: Pick<PreviewTarget, 'type' | 'id'>): string => `${folderOf(type)}/${id}`;

function partsOf(reference: string): { type: PreviewType; name: string } {
  const [folder = '', name = ''] = reference.split('/');
  const type = TYPES_BY_FOLDER[folder];
  if (!type)
    throw new CallRefused(`'${reference}' must start with one of ${Object.keys(TYPES_BY_FOLDER).join(', ')}`);
  return { type, name };
}

async function itemOf(from: Queries, type: PreviewType, name: string): Promise<Entry | undefined> {
  const shelf = folderOf(type);
  const part = partOf(from);
  await part.add(shelf, [name]);
  const owner =
    part.get(shelf, name) || shelf === 'pages' ? name : ((await addressOwner(from, shelf, name)) ?? name);
  await part.add(shelf, [owner]);
  return part.get(shelf, owner);
}
