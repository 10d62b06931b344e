/** Throws what `late` makes after the time; the work itself goes on. */
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
