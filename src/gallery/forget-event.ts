/** What the host's process tells its function, as an event of `process`, when something was published. */
export const FORGET_EVENT = 'gallery:forget';
