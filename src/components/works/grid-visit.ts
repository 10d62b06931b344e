/** Marks the entry of the browser's history that a link in the grid makes: the entry before it is that grid. */
export const FROM_GRID = { fromGrid: 1 } as const;

/** How many entries Back leads to the grid that the page was opened from, 0 if to none; a reload does not forget it. */
export const stepsFromGrid = (): number =>
  Number((window.history.state as { fromGrid?: number } | null)?.fromGrid ?? 0);
