/**
 * Event of `process`: the host tells its function what was published, by tags (src/contract/hook/tags.ts);
 * none for anything.
 */
export const FORGET_EVENT = 'gallery:forget';

/** Set by a host that emits it: only then answers may be cached for long. */
export const TOLD_VARIABLE = 'GALLERY_CHANGES_TOLD';
