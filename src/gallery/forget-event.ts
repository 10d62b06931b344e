/**
 * What the host's process tells its function, as an event of `process`, when something was published; with the tags of the
 * answers that have changed (src/contract/hook/tags.ts), or without them when it may be any.
 */
export const FORGET_EVENT = 'gallery:forget';

/** The variable by which the host tells its function that it will be told so: until then answers may be kept. */
export const TOLD_VARIABLE = 'GALLERY_CHANGES_TOLD';
