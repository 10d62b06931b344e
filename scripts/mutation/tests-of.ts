/**
 * The tests of files that are mutated: those beside them, whose names begin as theirs do. All others that come to load them
 * would be loaded for each mutant as well.
 * @param files a file of TypeScript, or a glob of them
 * @param exists whether there is such a file
 * @returns globs, as jest takes them; of a file without a test of its own, all tests of its folder
 */
export function testsOf(files: string, exists: (file: string) => boolean): string[] {
  const own = files.replace(/\.ts$/, '.test.ts');
  const isTestedByOthers = exists(files) && !exists(own);
  const tests = isTestedByOthers
    ? files.replace(/[^/]+$/, '*.test.ts')
    : files.replace(/\*?\.ts$/, '*.test.ts');
  return [`<rootDir>/${tests}`];
}
