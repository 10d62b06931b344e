export interface Score {
  noticed: number;
  all: number;
}

export const NO_MUTANTS: Score = { noticed: 0, all: 0 };

/** By Stryker's status. A mutant that hangs is noticed; one that cannot run does not count. */
export function scoreOf(status: string): Score {
  if (status === 'Killed' || status === 'Timeout') return { noticed: 1, all: 1 };
  return status === 'Survived' || status === 'NoCoverage' ? { noticed: 0, all: 1 } : NO_MUTANTS;
}

export const addScores = (one: Score, other: Score): Score => ({
  noticed: one.noticed + other.noticed,
  all: one.all + other.all,
});

export const percentOf = ({ noticed, all }: Score): number => (all === 0 ? 100 : (100 * noticed) / all);

/** `  93.3 %    56 of    60  src/routes/*.ts` */
export const lineOf = (part: string, score: Score): string => {
  const [noticed, all] = [score.noticed, score.all].map((count) => String(count).padStart(5));
  return `${percentOf(score).toFixed(1).padStart(6)} % ${noticed} of ${all}  ${part}`;
};
