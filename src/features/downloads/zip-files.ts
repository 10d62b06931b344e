import { downloadZip } from 'client-zip';

export interface ZippedFile {
  name: string;
  content: Blob | string;
}

/** Without compression: pictures have it already. @param date of all entries: same files, same zip */
export function zipFiles(files: readonly ZippedFile[], date: Date): Promise<Blob> {
  const entries = files.map(({ name, content }) => ({ name, input: content, lastModified: date }));
  return downloadZip(entries).blob();
}
