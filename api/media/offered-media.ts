import type { PictureFacts } from './picture-facts';

export interface OfferedPicture extends PictureFacts {
  id: string;
  /** `id.version`, as in addresses. */
  name: string;
  /** Name of the original that its sizes are made of (`hd/lamp.jpg`). */
  file: string;
  hd: boolean;
}

export interface OfferedFile {
  /** As items name it. */
  file: string;
  hash: string;
  bytes: number;
  /** First 8 characters of the content's hash. */
  version: string;
}
