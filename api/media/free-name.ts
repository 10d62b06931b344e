import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { slugOf } from '../../src/contract/text/slug';

const limit = pLimit(1);

/** Two that want one name must not meet. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => limit(work);

/** `DSC_8841.JPG` becomes `dsc-8841`. @param otherwise where nothing is left of it */
export const plainName = (name: string, otherwise: string): string =>
  slugOf(path.parse(name).name) || otherwise;

/** `chair.jpg`, or `chair-2.jpg` where something is called so, whatever its extension. */
export async function freeName(folder: string, file: string): Promise<string> {
  const { name: wanted, ext } = path.parse(file);
  const taken = new Set((await readdir(folder)).map((name) => path.parse(name).name.toLowerCase()));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  return name + ext;
}
