import { downloadZip } from 'client-zip';

export interface ZippedFile {
  name: string;
  content: Blob | string;
}

/**
 * Puts files into one zip file, as they are: pictures are compressed already. Its code is fetched when it is used.
 * @param date the day that all of them carry: a zip file that is made twice is the same
 */
export function zipFiles(files: readonly ZippedFile[], date: Date): Promise<Blob> {
  const entries = files.map(({ name, content }) => ({ name, input: content, lastModified: date }));
  return downloadZip(entries).blob();
}
