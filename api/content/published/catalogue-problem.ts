/** `field` is empty where the whole file is meant. */
export interface CatalogueProblem {
  file: string;
  field: string;
  message: string;
}

export class CatalogueError extends Error {
  /** @param advice what to do, where the faults do not say it */
  constructor(
    readonly problems: CatalogueProblem[],
    advice?: string,
  ) {
    const lines = problems.map(({ file, field, message }) => `- ${file}${field && `, ${field}`}: ${message}`);
    super([`The catalogue has ${problems.length} problem(s):`, ...lines, advice ?? []].flat().join('\n'));
    this.name = 'CatalogueError';
  }
}
