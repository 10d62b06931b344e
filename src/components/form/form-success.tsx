import { useEffect, useRef } from 'react';

interface FormSuccessProps {
  title: string;
  lines: readonly string[];
}

/** Stands in the place of a form that has been sent, and takes the focus that went with it. */
export function FormSuccess({ title, lines }: FormSuccessProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <h2 sx={{ variant: 'text.title', pb: 2 }}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
