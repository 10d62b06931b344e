import type { Catalogue } from '../../content/published/catalogue';
import { CatalogueError } from '../../content/published/catalogue-problem';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { Entries } from '../../content/published/catalogue-content';
import type { FollowedSample } from '../../testing/followed-sample';
import type { Changes } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { followPrints, type Prints } from '../prints';

/** The sample, in which everything that can be shown elsewhere is shown there. */
export const SHOWN_EVERYWHERE: Record<string, object> = {
  ...SAMPLE_FILES,
  'works/chair.yaml': {
    ...SAMPLE_FILES['works/chair.yaml'],
    creators: ['jeanne', 'ida'],
    related: ['lamp'],
    published_on: '2024-05-06',
  },
  'events/early.yaml': { ...SAMPLE_FILES['events/early.yaml'], featured_artists: ['ida'] },
  'press/article.yaml': {
    ...SAMPLE_FILES['press/article.yaml'],
    pictures: [{ file: 'lamp-1-night.jpg', alt: { en: '', fr: '' } }],
    press_release: { file: { en: 'late-en.pdf', fr: 'late-fr.pdf' } },
  },
};

/** Every copy of a value in which one thing is another one, left out, or there twice. */
function* variantsOf(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  if (typeof value === 'string') {
    yield `${value}x`;
    // Where it may be an id, a day or one of a few words; whatever else is put in place of prose is another prose.
    if (!/^[\w-]+$/.test(value)) return;
    for (const other of ['draft', 'sold', 'single', 'wall', 'seating', 'ida', '2025-01-02']) yield other;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const variant of variantsOf(item)) yield value.with(index, variant);
    }
    yield value.toReversed();
  } else if (typeof value === 'object' && value !== null) {
    if (!('status' in value)) yield { ...value, status: 'draft' };
    for (const [name, field] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const variant of variantsOf(field)) yield { ...value, [name]: variant };
    }
  }
}

/** Prints of a catalogue of which nothing is known from the one before. */
export const printedAnew = (catalogue: Catalogue): Promise<Prints> => {
  const collections = FOLDERS.map((folder) => [folder, new Map<string, object>(catalogue[folder])]);
  return followPrints().of({ ...catalogue, ...(Object.fromEntries(collections) as Entries) });
};

export const plain = (prints: Prints) =>
  Object.fromEntries([...prints].sort(([a], [b]) => a.localeCompare(b)));

/**
 * Expects that following a catalogue finds whatever a change of any field of any file changes.
 * @param nth of all changes, every nth
 * @returns how many were looked at
 */
export async function expectFollowed({ load }: FollowedSample, nth: number): Promise<number> {
  const prints = followPrints();
  await prints.of(await load());
  const loadable = (changes: Changes) =>
    load(changes).catch((error: unknown) => expect(error).toBeInstanceOf(CatalogueError));
  let [met, checked] = [0, 0];
  for (const [file, content] of Object.entries(SHOWN_EVERYWHERE)) {
    for (const variant of variantsOf(content)) {
      met += 1;
      if (met % nth > 0) continue;
      const catalogue = await loadable({ [file]: variant as object });
      // What was refused is followed by no edit: everything would be made anew.
      if (!catalogue) await prints.of(await load({ [file]: content }));
      if (!catalogue) continue;
      const right = await printedAnew(catalogue);
      expect({ file, variant, prints: plain(await prints.of(catalogue)) }).toEqual({
        file,
        variant,
        prints: plain(right),
      });
      checked += 1;
    }
    await load({ [file]: content });
  }
  return checked;
}
