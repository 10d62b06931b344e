export interface CodeFile {
  path: string;
  lines: number;
  importers: readonly string[];
  loadedLate?: boolean;
}

const MOST_IN_FOLDER = 15;
const SMALLEST = 15;

const TESTS = /\.test\.tsx?$|\/testing\/|^tests\//;
/** webpack's replacements for the browser, and type declarations, need a file. */
const STAND_INS = /\.browser\.tsx?$|\.d\.ts$/;

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** CONTRIBUTING, 'Rooms'. Tests count neither as files nor as importers. */
export function roomFaults(files: readonly CodeFile[]): string[] {
  const code = files.filter(({ path }) => !TESTS.test(path));
  const paths = new Set(code.map(({ path }) => path));
  const folders = new Map<string, number>();
  for (const { path } of code) folders.set(folderOf(path), (folders.get(folderOf(path)) ?? 0) + 1);
  const crowded = [...folders]
    .filter(([, count]) => count > MOST_IN_FOLDER)
    .map(([folder, count]) => `${folder} has ${count} files side by side: sort them into folders`);
  const isHalf = (path: string) =>
    STAND_INS.test(path) ||
    ['.ts', '.tsx'].some((end) => paths.has(path.replace(/\.tsx?$/, `.browser${end}`)));
  const small = code.flatMap(({ path, lines, importers, loadedLate }) => {
    const [importer, ...others] = importers.filter((one) => !TESTS.test(one));
    const isAlone = importer !== undefined && others.length === 0 && folderOf(importer) === folderOf(path);
    return isAlone && lines <= SMALLEST && !loadedLate && !isHalf(path)
      ? [`${path} has ${lines} lines, which ${importer} alone uses: put them there`]
      : [];
  });
  return [...crowded, ...small];
}
