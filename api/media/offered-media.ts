import type { PictureFacts } from './picture-facts';

/** A picture the API hands out. */
export interface OfferedPicture extends PictureFacts {
  /** The contract's `id`: base name of the picture's file. */
  id: string;
  /** `id.version`, as it stands in the addresses. */
  name: string;
  /** Absolute path of the original. */
  path: string;
  /** Whether the original itself may be downloaded. */
  hd: boolean;
}

/** A file the API hands out as it is. */
export interface OfferedFile {
  path: string;
  bytes: number;
  /** First 8 characters of the content's hash. */
  version: string;
}
