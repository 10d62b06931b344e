/** Runs a task as soon as there is a free place for it, and answers what the task answers. */
export type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `places` tasks run at a time; the others wait in the order in which they came. */
export function createLimit(places: number): Limit {
  const waiting: (() => void)[] = [];
  let free = places;

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
