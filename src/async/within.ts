/**
 * Waits for something so long; what was waited for goes on.
 * @param late makes the error that says what was waited for in vain
 * @throws what `late` makes, when the time is over
 */
export async function within<Result>(
  promise: Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, timeOver]).finally(() => clearTimeout(timer));
}
