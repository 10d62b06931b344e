/** Bytes of one picture or PDF, and of one part of it on its way: a line that breaks loses no more. */
export const LARGEST_UPLOAD = 80 * 1024 * 1024;
export const UPLOAD_PART = 384 * 1024;
