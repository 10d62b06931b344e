import { everyItemTag, itemTag, listTag, settingsTag, type Tag } from '../contract/hook/tags';
import type { LocaleCode } from '../contract/locale-codes';
import type { Gallery } from './gallery';

/** The calls that pages are made of; the API answers them, or a catalogue that was pulled. */
export type GalleryReader = Omit<Gallery, 'preview' | 'unchangedCalls'>;

type Item = typeof itemTag;

/** What the answer to each call is tagged with. */
const tagsBy = (
  item: Item,
): { [Call in keyof GalleryReader]: (...asked: Parameters<GalleryReader[Call]>) => Tag } => ({
  siteSettings: settingsTag,
  workTypes: (locale) => listTag(locale, 'worktypes'),
  works: (locale, type) => listTag(locale, 'works', type),
  work: (locale, slug) => item(locale, 'work', slug),
  creators: (locale) => listTag(locale, 'creators'),
  creator: (locale, slug) => item(locale, 'creator', slug),
  events: (locale) => listTag(locale, 'events'),
  event: (locale, slug) => item(locale, 'event', slug),
  press: (locale) => listTag(locale, 'press'),
  pressArticle: (locale, slug) => item(locale, 'press', slug),
  homePage: (locale) => item(locale, 'page', 'home'),
  page: (locale, slug) => item(locale, 'page', slug),
});

const EACH = tagsBy(itemTag);
/** For what is made of thousands of items: one tag for all of a kind. */
const TOGETHER = tagsBy((locale, kind) => everyItemTag(locale, kind));

type AnyCall = (locale: LocaleCode, ...rest: string[]) => Promise<unknown>;

/** Makes one function of a call, for every call of a reader. */
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

/** A reader that notes what it is asked for, also where there is no answer. */
export function noteReads(
  reader: GalleryReader,
  { together = false }: { together?: boolean } = {},
): { reader: GalleryReader; tags: () => Tag[] } {
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
  return { reader: noted, tags: () => [...read] };
}
