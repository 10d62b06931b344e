/** What is wrong with one field of one file of the catalogue; `field` is empty where the whole file is meant. */
export interface CatalogueProblem {
  file: string;
  field: string;
  message: string;
}

/** A catalogue that cannot be served, with every problem found in it. */
export class CatalogueError extends Error {
  constructor(readonly problems: CatalogueProblem[]) {
    const lines = problems.map(({ file, field, message }) => `- ${file}${field && `, ${field}`}: ${message}`);
    super(`The catalogue has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'CatalogueError';
  }
}
