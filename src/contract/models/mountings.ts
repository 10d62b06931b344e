/** Browsers load this file, without the rest of the contract. */
export const MOUNTINGS = ['floor', 'table', 'wall', 'ceiling'] as const;
