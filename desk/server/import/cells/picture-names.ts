import path from 'node:path';
import { slugOf } from '../../../../src/contract/text/slug';

/** Of a cell: 'vigie_01.jpg; vigie_02.jpg'. A folder before the name is left out. */
export const picturesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,|\n]/)
      .map((name) => name.trim().split(/[\\/]/).at(-1) ?? '')
      .filter(Boolean),
  ),
];

/** As a picture is called once it is taken in: `DSC_8841.JPG` is `dsc-8841`. */
export const pictureKey = (name: string): string => slugOf(path.parse(name).name);
