export interface Progress {
  /** Failed calls count, too. */
  done: number;
  /** Grows as lists arrive. */
  total: number;
  notModified: number;
}

/** 'pulled 118 of 164, 97 unchanged' */
export const progressLine = ({ done, total, notModified }: Progress): string =>
  `pulled ${done} of ${total}, ${notModified} unchanged`;
