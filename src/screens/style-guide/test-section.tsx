import { useId, type ReactNode } from 'react';
import { sectionStyles } from './test-section.styles';

export function TestSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section sx={sectionStyles} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
