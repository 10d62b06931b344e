import path from 'node:path';
import { fold } from '../../../../src/contract/text/fold';
import { slugOf } from '../../../../src/contract/text/slug';

/** Of a cell: 'vigie_01.jpg; lamps\\vigie_02.jpg', with the folder where it names one. */
export const picturesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,|\n]/)
      .map((name) => partsOf(name).join('/'))
      .filter(Boolean),
  ),
];

const partsOf = (name: string): string[] =>
  name
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.');

/** What a file is called in its folder, in whatever letters, without its ending, accents and case. */
export function pictureKey(name: string): string {
  const stem = fold(path.parse(partsOf(name).at(-1) ?? '').name);
  return stem.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || stem;
}

/** The folder, told from others as its files are; '' where none is named. */
export const folderKey = (name: string): string => partsOf(name).slice(0, -1).map(fold).join('/');

/** As the library calls it, where `DSC_8841.JPG` is `dsc-8841`; undefined where letters were lost by that. */
export function libraryKey(name: string): string | undefined {
  const key = pictureKey(name);
  return /^[a-z0-9-]+$/.test(key) ? slugOf(key) : undefined;
}

/** How many parts two paths share from their ends; 0 where the folder of one is not that of the other. */
export function sharedParts(one: string, other: string): number {
  if (pictureKey(one) !== pictureKey(other)) return 0;
  const [some, others] = [folderKey(one), folderKey(other)].map((folder) =>
    folder.split('/').filter(Boolean).reverse(),
  );
  const both = Math.min(some!.length, others!.length);
  return some!.slice(0, both).every((part, at) => part === others![at]) ? 1 + both : 0;
}
