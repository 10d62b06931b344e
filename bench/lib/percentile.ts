/** The value below which `share` of the values lie (0.95: the 95th percentile); nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** `12.3` */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
