/** History state set by links of the grid: the entry before is that grid. */
export const FROM_GRID = { fromGrid: 1 } as const;

/** History entries back to the grid, 0 without one; survives a reload. */
export const stepsFromGrid = (): number =>
  Number((window.history.state as { fromGrid?: number } | null)?.fromGrid ?? 0);
