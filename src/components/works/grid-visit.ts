/** Marks the entry of the browser's history that a link in the grid makes: the entry before it is that grid. */
export const FROM_GRID = { fromGrid: true } as const;

/** Whether Back leads to the grid that the page was opened from; a reload does not forget it. */
export const cameFromGrid = (): boolean =>
  (window.history.state as Partial<typeof FROM_GRID> | null)?.fromGrid === true;
