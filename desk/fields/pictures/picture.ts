import { useQuery } from '@tanstack/react-query';
import { call } from '../../app/line/call';
import { pathOf } from '../../app/line/paths';
import type { PictureAsShown, PictureLine } from '../../../api/media/contract/pictures';
import type { ShownPictures } from '../../../api/content/contract/shown';

/** As the file has it. */
export type PictureValue = PictureAsShown;

export type ShownPicture = ShownPictures['pictures'][string];

/** Where the pictures are, by file, day and evening ones. */
export function useShown(pictures: readonly PictureValue[]): Readonly<Record<string, ShownPicture>> {
  const files = pictures.flatMap(({ file, hd = '', night }) => [
    `${file}|${hd}`,
    ...(night ? [`${night.file}|`] : []),
  ]);
  const query = { files: [...new Set(files)].sort().join(',') };
  const { data } = useQuery({
    queryKey: [pathOf('/pictures', { query })],
    queryFn: () => call('GET /pictures', { query }),
    enabled: files.length > 0,
    placeholderData: (before) => before,
  });
  return data?.pictures ?? {};
}

/** With all that is said of it where it is shown already. */
export const asShown = ({ file, shown, alt, credit }: PictureLine): PictureValue =>
  shown ?? { file, alt, ...(credit !== null && { credit }) };

/** Without what is not there. */
export const withoutEmpty = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as T;

/** What an upload puts in the place of a picture: what is said of it stays. */
export const withFile = (picture: PictureValue, file: string): PictureValue => ({
  ...picture,
  file,
  ...(picture.hd !== undefined && { hd: file }),
});
