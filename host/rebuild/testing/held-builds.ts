interface StartedBuild {
  force: boolean;
  signal: AbortSignal;
  release: (id: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

interface HeldBuilds {
  /** To be put in the place of a real build. */
  build: (options: { force: boolean; signal: AbortSignal }) => Promise<{ id: string }>;
  /** Those that were begun, oldest first. */
  begun: StartedBuild[];
  /** The one begun last. */
  last: () => StartedBuild;
}

/** Builds that a test with fake timers brings to their ends by itself. */
export function holdBuilds(): HeldBuilds {
  const begun: StartedBuild[] = [];
  const settled = () => jest.advanceTimersByTimeAsync(0);
  return {
    build: ({ force, signal }) =>
      new Promise((resolve, reject) => {
        begun.push({
          force,
          signal,
          release: (id) => (resolve({ id }), settled()),
          fail: (error) => (reject(error as Error), settled()),
        });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    begun,
    last() {
      const found = begun.at(-1);
      if (!found) throw new Error('No build has begun');
      return found;
    },
  };
}
