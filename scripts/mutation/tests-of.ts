interface Tests {
  /** For jest: searching the whole project for each mutant takes longer than its tests. */
  roots: string[];
  testMatch: string[];
}

/** Tests named like the file, else its folder's; all that import it would slow down every mutant. */
export function testsOf(files: string, exists: (file: string) => boolean): Tests {
  const [folder = ''] = /^[\w-]+(\/[\w-]+)*(?=\/)/.exec(files) ?? [];
  const isTestedByOthers = exists(files) && !exists(files.replace(/\.ts$/, '.test.ts'));
  const tests = isTestedByOthers ? `${folder}/*.test.ts` : files.replace(/\*?\.ts$/, '*.test.ts');
  return { roots: [`<rootDir>/${folder}`], testMatch: [`<rootDir>/${tests}`] };
}
