interface Tests {
  /** For jest: searching the whole project for each mutant takes longer than its tests. */
  roots: string[];
  testMatch: string[];
}

/** Tests named like the file, else those of its folder and of the ones it lies in; all that import it would slow down every mutant. */
export function testsOf(files: string, exists: (file: string) => boolean): Tests {
  const [folder = ''] = /^[\w-]+(\/[\w-]+)*(?=\/)/.exec(files) ?? [];
  const own = files.replace(/\*?\.ts$/, '*.test.ts');
  if (exists(files) && exists(files.replace(/\.ts$/, '.test.ts'))) return testsIn(folder, [own]);
  const rooms = folder.split('/');
  const subject = rooms.slice(0, 2).join('/');
  const upTo = [subject, ...rooms.slice(2).map((_, at) => rooms.slice(0, at + 3).join('/'))];
  const around = upTo.map((room) => `${room}/*.test.ts`);
  return testsIn(subject, exists(files) ? around : [...new Set([own, ...around])]);
}

const testsIn = (root: string, files: string[]): Tests => ({
  roots: [`<rootDir>/${root}`],
  testMatch: files.map((file) => `<rootDir>/${file}`),
});
