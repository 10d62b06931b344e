export interface Progress {
  /** Calls that have ended, well or not. */
  done: number;
  /** Calls known of so far; grows as the lists arrive. */
  total: number;
  /** Calls whose answer had not changed since the last pull. */
  notModified: number;
}

/** The counts for a terminal: 'pulled 118 of 164, 97 unchanged'. */
export const progressLine = ({ done, total, notModified }: Progress): string =>
  `pulled ${done} of ${total}, ${notModified} unchanged`;
