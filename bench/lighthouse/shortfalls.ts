import type { Result } from 'lighthouse';

/** The audits of a report that are not at full marks and count, as lines to read: `seo: Document has no description`. */
export const shortfalls = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((reference) => {
      const audit = audits[reference.id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      if (reference.weight === 0 && id !== 'performance') return [];
      return [`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`.trimEnd()];
    }),
  );
