export interface StepRule {
  /** Processors; a step that wants all runs alone. */
  cores: number;
  /** Steps that must have passed, if they are named before it. */
  after: string[];
}

const ALONE_ON_A_CORE: StepRule = { cores: 1, after: [] };

const RULES: Record<string, StepRule> = {
  // A browser that waits for the processor renders later than a visitor's.
  e2e: { cores: 2, after: ['build'] },
  'e2e:all': { cores: 2, after: ['build'] },
  rebuilds: { cores: 2, after: ['build'] },
};

export const ruleOf = (step: string): StepRule => RULES[step] ?? ALONE_ON_A_CORE;
