/** Event of `process`, with tags of changed answers; without tags any may have changed. */
export const FORGET_EVENT = 'gallery:forget';

/** Set by a host that emits it: only then answers may be cached for long. */
export const TOLD_VARIABLE = 'GALLERY_CHANGES_TOLD';
