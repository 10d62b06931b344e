import type { PictureFacts } from './picture-facts';

export interface OfferedPicture extends PictureFacts {
  /** The contract's `id`: base name of the file. */
  id: string;
  /** `id.version`, as in addresses. */
  name: string;
  /** Absolute path of the original. */
  path: string;
  /** Whether the original itself may be downloaded. */
  hd: boolean;
}

export interface OfferedFile {
  path: string;
  bytes: number;
  /** First 8 characters of the content's hash. */
  version: string;
}
