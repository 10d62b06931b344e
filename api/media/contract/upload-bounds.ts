/** Bytes of one picture or PDF, and of one part of it on its way: a line that breaks loses no more. */
export const LARGEST_UPLOAD = 80 * 1024 * 1024;
/** Of one person, that have not been taken in yet; bytes are those of all of them. */
export const MOST_UPLOADS = { count: 200, bytes: 50 * LARGEST_UPLOAD };
export const UPLOAD_PART = 384 * 1024;
