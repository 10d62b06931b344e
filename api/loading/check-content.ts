import type { CatalogueProblem } from './catalogue-problem';
import { dateProblems } from './check-dates';
import { languageProblems } from './check-languages';
import { referenceProblems } from './check-references';
import { slugProblems } from './check-slugs';
import type { ReadResult } from './read-content';

/** What files that are good by themselves get wrong together. */
export const contentProblems = (read: Omit<ReadResult, 'problems'>): CatalogueProblem[] => [
  ...languageProblems(read.content),
  ...slugProblems(read.content),
  ...dateProblems(read.content),
  ...referenceProblems(read),
];
