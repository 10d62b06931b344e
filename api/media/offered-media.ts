import type { PictureFacts } from './picture-facts';

export interface OfferedPicture extends PictureFacts {
  id: string;
  /** `id.version`, as in addresses. */
  name: string;
  path: string;
  hd: boolean;
}

export interface OfferedFile {
  path: string;
  bytes: number;
  /** First 8 characters of the content's hash. */
  version: string;
}
