/**
 * Event of `process`, with tags of changed answers (src/contract/hook/tags.ts); without tags any may have
 * changed.
 */
export const FORGET_EVENT = 'gallery:forget';

/** The variable by which the host tells its function that it will be told so: until then answers may be kept. */
export const TOLD_VARIABLE = 'GALLERY_CHANGES_TOLD';
