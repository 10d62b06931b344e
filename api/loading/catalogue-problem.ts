/** `field` is empty where the whole file is meant. */
export interface CatalogueProblem {
  file: string;
  field: string;
  message: string;
}

export class CatalogueError extends Error {
  constructor(readonly problems: CatalogueProblem[]) {
    const lines = problems.map(({ file, field, message }) => `- ${file}${field && `, ${field}`}: ${message}`);
    super(`The catalogue has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'CatalogueError';
  }
}
