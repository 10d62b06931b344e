/** Where files of dropped folders were; those of chosen ones say so themselves. */
const paths = new WeakMap<File, string>();

/** The name of a file, with its folders where they are known. */
export const pathOf = (file: File): string => paths.get(file) || file.webkitRelativePath || file.name;

/** What is dropped, with all that is in its folders. Entries have to be asked for at once: the drop is over afterwards. */
export async function filesIn(data: DataTransfer | null): Promise<File[]> {
  const entries = [...(data?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...(data?.files ?? [])];
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const inside = await entriesOf((entry as FileSystemDirectoryEntry).createReader());
    return (await Promise.all(inside.map(filesOf))).flat();
  }
  // What cannot be read is named as missing, as what was not given.
  const file = await new Promise<File | undefined>((resolve) =>
    (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
  );
  if (file) paths.set(file, entry.fullPath.slice(1));
  return file ? [file] : [];
}

/** A reader gives some hundred at once, and none when it has given all. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve) =>
    reader.readEntries(resolve, () => resolve([])),
  );
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
}
