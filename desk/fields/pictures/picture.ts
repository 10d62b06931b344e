import { useQuery } from '@tanstack/react-query';
import { call } from '../../app/call';
import type { ShownPictures } from '../../contract/items/shown';
import type { Texts } from '../parts/part-texts';

/** As the file has it. */
export interface PictureValue {
  file: string;
  alt: Texts;
  credit?: string;
  hd?: string;
  night?: { file: string; lamp?: boolean; alt: Texts };
}

type Shown = ShownPictures['pictures'][string];

/** Where the pictures are, by file, day and evening ones. */
export function useShown(pictures: readonly PictureValue[]): Readonly<Record<string, Shown>> {
  const files = pictures.flatMap(({ file, hd = '', night }) => [
    `${file}|${hd}`,
    ...(night ? [`${night.file}|`] : []),
  ]);
  const query = new URLSearchParams({ files: [...new Set(files)].sort().join(',') });
  const path = `/pictures?${query}`;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => call<ShownPictures>('GET', path),
    enabled: files.length > 0,
    placeholderData: (before) => before,
  });
  return data?.pictures ?? {};
}
