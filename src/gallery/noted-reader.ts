import { everyItemTag, itemTag, listTag, settingsTag, type Tag } from '../contract/hook/tags';
import { KINDS } from '../contract/kinds/kinds';
import type { LocaleCode } from '../contract/locale-codes';
import { collectionCalls, type CollectionCalls } from './collection-calls';
import type { Gallery } from './gallery';

export type GalleryReader = Omit<Gallery, 'preview' | 'unchangedCalls'>;

type Item = typeof itemTag;

type Tags<Calls extends keyof GalleryReader> = {
  [Call in Calls]: (...asked: Parameters<GalleryReader[Call]>) => Tag;
};

const tagsBy = (item: Item): Tags<keyof GalleryReader> => ({
  ...(collectionCalls((name) => ({
    list: (locale) => listTag(locale, name),
    one: (locale, slug) => item(locale, KINDS[name].kind, slug),
  })) as Tags<keyof CollectionCalls>),
  siteSettings: settingsTag,
  workTypes: (locale) => listTag(locale, 'worktypes'),
  works: (locale, type) => listTag(locale, 'works', type),
  homePage: (locale) => item(locale, 'page', 'home'),
  page: (locale, slug) => item(locale, 'page', slug),
});

const EACH = tagsBy(itemTag);
/** One tag for all items of a kind, for pages made of thousands. */
const TOGETHER = tagsBy((locale, kind) => everyItemTag(locale, kind));

type AnyCall = (locale: LocaleCode, ...rest: string[]) => Promise<unknown>;

export function mapCalls(
  reader: GalleryReader,
  through: (call: AnyCall, tagOf: (locale: LocaleCode, ...rest: string[]) => Tag) => AnyCall,
  tags: object = EACH,
): GalleryReader {
  const names = Object.keys(EACH) as (keyof GalleryReader)[];
  const calls = names.map((name) => [
    name,
    through(reader[name] as AnyCall, (tags as Record<string, (...asked: string[]) => Tag>)[name]!),
  ]);
  return Object.fromEntries(calls) as GalleryReader;
}

/** Also notes calls that fail; `note` is for what is no call. */
export function noteReads(
  reader: GalleryReader,
  { together = false }: { together?: boolean } = {},
): { reader: GalleryReader; note: (tag: Tag) => void; tags: () => Tag[] } {
  const read = new Set<Tag>();
  const noted = mapCalls(
    reader,
    (call, tagOf) =>
      (...asked) => {
        read.add(tagOf(...asked));
        return call(...asked);
      },
    together ? TOGETHER : EACH,
  );
  return { reader: noted, note: (tag) => void read.add(tag), tags: () => [...read] };
}
