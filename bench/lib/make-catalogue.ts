import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/** A catalogue to measure with. */
export interface BenchCatalogue {
  dir: string;
  /** The works that were added. */
  added: AddedWork[];
  /** Those of the sample that are in both languages. */
  samples: AddedWork[];
}

export interface AddedWork {
  file: string;
  slug: string;
}

interface WorkFile {
  slug: Record<'en' | 'fr', string>;
  title: Record<'en' | 'fr', string>;
  reference: string;
  position: number;
  related?: string[];
}

/**
 * Copies the sample catalogue into a folder of its own, and its works again and again until there are so many. Those of one round name
 * each other as related, as those of the sample do: no work is named by thousands.
 * @param works how many there are in all
 */
export async function makeCatalogue(works: number): Promise<BenchCatalogue> {
  const dir = await mkdtemp(path.join(tmpdir(), 'bench-catalogue-'));
  await cp(path.resolve('api/catalogue'), dir, { recursive: true });
  const folder = path.join(dir, 'works');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const read = async (name: string) => ({
    id: path.basename(name, '.yaml'),
    file: path.join(folder, name),
    work: parse(await readFile(path.join(folder, name), 'utf8')) as WorkFile,
  });
  const samples = (await Promise.all(names.map(read))).filter(({ work: { slug } }) => slug.en && slug.fr);
  const added: AddedWork[] = [];
  for (let number = names.length; number < works; number += 1) {
    const { work } = samples[number % samples.length]!;
    const first = number - (number % samples.length);
    const related = work.related
      ?.map((id) => first + samples.findIndex((sample) => sample.id === id))
      .filter((other) => other >= Math.max(first, names.length) && other < works)
      .map(nameOf);
    const file = path.join(folder, `${nameOf(number)}.yaml`);
    added.push({ file, slug: nameOf(number) });
    await writeFile(file, stringify({ ...numbered(work, number), ...(related && { related }) }));
  }
  return { dir, added, samples: samples.map(({ file, work }) => ({ file, slug: work.slug.en })) };
}

const nameOf = (number: number): string => `bench-${number}`;

const numbered = (work: WorkFile, number: number): WorkFile => ({
  ...work,
  slug: { en: nameOf(number), fr: `banc-d-essai-${number}` },
  title: { en: `${work.title.en} ${number}`, fr: `${work.title.fr} ${number}` },
  reference: `BENCH ${number}`,
  position: 1000 + number,
});

/**
 * Gives a work another English title, as an editor would.
 * @returns the one it had
 */
export async function retitle({ file }: AddedWork, title: string): Promise<string> {
  const work = parse(await readFile(file, 'utf8')) as WorkFile;
  await writeFile(file, stringify({ ...work, title: { ...work.title, en: title } }));
  return work.title.en;
}
