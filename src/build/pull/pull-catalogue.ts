import { LOCALE_CODES, type LocaleCode } from '../../contract/locale-codes';
import type { Gallery } from '../../gallery/gallery';
import type { Catalogue, Collections as Pulled, LocaleCatalogue } from '../../gallery/catalogue';
import {
  checkCatalogue,
  type Collections,
  ALL_KINDS,
  nounOf,
  type Entry,
  type Kind,
} from './check-catalogue';
import type { Progress } from './progress';
import { GalleryError } from '../../gallery/faults/gallery-error';
import { isDeepStrictEqual } from 'node:util';
import type { Image } from '../../contract/common';
import { isImage } from '../media/media-urls';
import { problemText } from '../../gallery/faults/fault-text';
import { COLLECTIONS, KINDS, type Collection } from '../../contract/kinds/kinds';

/** A failed call leaves its error, a failed list what arrived. */
type Arrived<T> = T extends unknown[] ? T : T | GalleryError;

interface LocalePull {
  /** Checked for equal slugs, which the details cannot show. */
  lists: Collections;
  catalogue: { [Field in Exclude<keyof LocaleCatalogue, 'pages'>]: Arrived<LocaleCatalogue[Field]> } & {
    pages: { [Slug in keyof LocaleCatalogue['pages']]: Arrived<LocaleCatalogue['pages'][Slug]> };
  };
}

const isHere = <T>(arrived: T | GalleryError): arrived is T => !(arrived instanceof GalleryError);

type Attend = <T>(call: Promise<T>) => Promise<T | GalleryError>;

/** Pulls also the items of a list with wrong fields, as far as their slugs can be read. */
async function pullCollection<Summary extends { slug: string }, Item>(
  attend: Attend,
  list: Promise<Summary[]>,
  readItem: (slug: string) => Promise<Item>,
): Promise<{ listed: Summary[]; items: Item[] }> {
  const summaries = await attend(list);
  const listed = isHere(summaries) ? summaries : [];
  const slugs = isHere(summaries) ? summaries.map(({ slug }) => slug) : summaries.slugs;
  const items = await Promise.all([...new Set(slugs)].map((slug) => attend(readItem(slug))));
  return { listed, items: items.filter(isHere) };
}

async function pullLocale(gallery: Gallery, locale: LocaleCode, attend: Attend): Promise<LocalePull> {
  const pullOne = async (name: Collection) => {
    const list: Promise<Entry[]> = gallery[name](locale);
    const readItem = (slug: string): Promise<Entry> => gallery[KINDS[name].one](locale, slug);
    return { name, ...(await pullCollection(attend, list, readItem)) };
  };
  const [settings, listedTypes, collections, home, about, contact, legalNotice] = await Promise.all([
    attend(gallery.siteSettings(locale)),
    attend(gallery.workTypes(locale)),
    Promise.all(COLLECTIONS.map(pullOne)),
    attend(gallery.homePage(locale)),
    attend(gallery.page(locale, 'about')),
    attend(gallery.page(locale, 'contact')),
    attend(gallery.page(locale, 'legal-notice')),
  ]);
  const workTypes = isHere(listedTypes) ? listedTypes : [];
  const each = <T>(part: (pulled: (typeof collections)[number]) => T) =>
    Object.fromEntries(collections.map((pulled) => [pulled.name, part(pulled)]));

  return {
    lists: { workTypes, ...(each(({ listed }) => listed) as Record<Collection, Entry[]>) },
    catalogue: {
      settings,
      workTypes,
      ...(each(({ items }) => items) as unknown as Pulled),
      home,
      pages: { about, contact, 'legal-notice': legalNotice },
    },
  };
}

/** More would push the beginning out of the terminal's scrollback. */
const MOST_LINES = 200;

function wrongFields(failures: readonly GalleryError[]): string[] {
  return failures.flatMap(({ call, slug, problems }) => [
    `  ${call}${slug ? ` (slug ${slug})` : ''}`,
    ...problems.map((problem) => `    ${problemText(problem)}`),
  ]);
}

function groupText(failures: readonly GalleryError[]): string[] {
  const { kind, fault, advice } = failures[0]!;
  if (kind === 'unreachable') return [`${fault}: ${failures.length} calls without an answer. ${advice}`];
  const calls = failures.map(({ call }) => `  ${call}`);
  return [`${fault}. ${advice}`, ...(kind === 'contract' ? wrongFields(failures) : calls)];
}

export function catalogueErrorText(failures: readonly GalleryError[], conflicts: readonly string[]): string {
  const faults = [...new Set(failures.map(({ fault }) => fault))];
  const groups = faults.map((fault) => groupText(failures.filter((failure) => failure.fault === fault)));
  if (conflicts.length > 0) groups.push(['Items do not agree.', ...conflicts.map((line) => `  ${line}`)]);
  const lines = groups.flat();
  const rest = lines.length - MOST_LINES;
  return [
    'The catalogue cannot be built from.',
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

/** Slugs of translations that do not exist, so that links would lead nowhere; as sentences. */
export function checkTranslations(catalogue: Readonly<Record<LocaleCode, Collections>>): string[] {
  return ALL_KINDS.flatMap((kind) => {
    const slugsIn = new Map(
      LOCALE_CODES.map((locale) => [locale, new Set(catalogue[locale][kind].map(({ slug }) => slug))]),
    );
    return LOCALE_CODES.flatMap((locale) =>
      catalogue[locale][kind].flatMap((entry) =>
        LOCALE_CODES.filter(
          (other) => other !== locale && !isKept(entry.slugs[other], slugsIn.get(other)!),
        ).map((other) => missingText(entry, kind, other)),
      ),
    );
  });
}

const isKept = (slug: string | null, slugs: ReadonlySet<string>): boolean => slug === null || slugs.has(slug);

const missingText = ({ id, slugs, title, name }: Entry, kind: Kind, other: LocaleCode): string =>
  `slugs.${other} of the ${nounOf(kind)} ‘${title ?? name}’ (id ${id}) is "${slugs[other]}", but no ${nounOf(kind)} in ${other} has that slug: publish it there, or make slugs.${other} null.`;

export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(
    readonly failures: readonly GalleryError[],
    readonly conflicts: readonly string[],
  ) {
    super(catalogueErrorText(failures, conflicts));
  }
}

/** Goes on after a failed call, so that the CatalogueError lists everything that is wrong. */
export async function pullCatalogue(
  gallery: Gallery,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): Promise<Catalogue> {
  const unchangedBefore = gallery.unchangedCalls();
  const round = createRound(() => gallery.unchangedCalls() - unchangedBefore, onProgress);
  const share = createPictureSharing();
  const attend = async <T>(call: Promise<T>) => share(await round.attend(call));
  const pulls = await Promise.all(
    LOCALE_CODES.map(async (locale) => ({ locale, ...(await pullLocale(gallery, locale, attend)) })),
  );

  const failures = round.failures();
  const conflicts = new Set(
    pulls.flatMap(({ locale, lists, catalogue }) => [
      ...checkCatalogue(locale, lists),
      ...checkCatalogue(locale, catalogue),
    ]),
  );
  // With a failed list its items would be missing, and translations of them reported as broken.
  if (failures.length === 0) {
    const lists = Object.fromEntries(pulls.map((pull) => [pull.locale, pull.lists]));
    for (const conflict of checkTranslations(lists as Record<LocaleCode, Collections>))
      conflicts.add(conflict);
  }
  if (failures.length > 0 || conflicts.size > 0) throw new CatalogueError(failures, [...conflicts]);

  return Object.fromEntries(pulls.map(({ locale, catalogue }) => [locale, catalogue])) as Catalogue;
}

interface PullRound {
  /** Resolves to the error of a failed call, so that the others go on. */
  attend<T>(call: Promise<T>): Promise<T | GalleryError>;
  failures(): GalleryError[];
}

function createRound(unchangedCalls: () => number, onProgress?: (progress: Progress) => void): PullRound {
  const failures: GalleryError[] = [];
  let total = 0;
  let done = 0;

  return {
    async attend(call) {
      total += 1;
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof GalleryError)) throw error;
        failures.push(error);
        return error;
      } finally {
        done += 1;
        onProgress?.({ done, total, notModified: unchangedCalls() });
      }
    },
    failures: () => failures.toSorted((a, b) => (a.call < b.call ? -1 : 1)),
  };
}

/** Pictures repeat in lists and related works: gigabytes for 20,000 works, were they not shared. */
export function createPictureSharing(): <Answer>(answer: Answer) => Answer {
  const known = new Map<string, Image>();
  return (answer) => share(answer) as typeof answer;

  function share(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    const fields = part as Record<string, unknown>;
    for (const [name, field] of Object.entries(fields)) fields[name] = share(field);
    return isImage(part) ? sharedImage(part) : part;
  }

  function sharedImage(image: Image): Image {
    // The alternative text differs by language, and one file may be several pictures.
    const key = `${image.id} ${image.alt}`;
    const before = known.get(key);
    if (before && isDeepStrictEqual(before, image)) return before;
    known.set(key, image);
    return image;
  }
}
