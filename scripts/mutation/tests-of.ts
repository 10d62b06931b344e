/** What jest is to know of the tests of some files. */
interface Tests {
  /** Where jest looks: to look through all of the project for each mutant takes longer than the tests. */
  roots: string[];
  testMatch: string[];
}

/**
 * The tests of files that are mutated: those beside them, whose names begin as theirs do; of a file without a test of its own,
 * all tests of its folder. All others that come to load it would be loaded for each mutant as well.
 * @param files a file of TypeScript, or a glob of them
 * @param exists whether there is such a file
 */
export function testsOf(files: string, exists: (file: string) => boolean): Tests {
  const [folder = ''] = /^[\w-]+(\/[\w-]+)*(?=\/)/.exec(files) ?? [];
  const isTestedByOthers = exists(files) && !exists(files.replace(/\.ts$/, '.test.ts'));
  const tests = isTestedByOthers ? `${folder}/*.test.ts` : files.replace(/\*?\.ts$/, '*.test.ts');
  return { roots: [`<rootDir>/${folder}`], testMatch: [`<rootDir>/${tests}`] };
}
