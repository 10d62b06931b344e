/** How a step may run beside others. */
export interface StepRule {
  /** Processors it wants; one that wants all there are runs alone. */
  cores: number;
  /** Steps that must have passed before, where they are named before it. */
  after: string[];
}

/** Most steps are one process that calculates. */
const ALONE_ON_A_CORE: StepRule = { cores: 1, after: [] };

/** Steps that are another than most. */
const RULES: Record<string, StepRule> = {
  // Browsers that wait for the processor show a page later than a visitor's does.
  e2e: { cores: 2, after: ['build'] },
  rebuilds: { cores: 1, after: ['build'] },
};

export const ruleOf = (step: string): StepRule => RULES[step] ?? ALONE_ON_A_CORE;
