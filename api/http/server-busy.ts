/** Passes by itself in seconds: 503 with `Retry-After`. */
export class ServerBusy extends Error {}
