import { useEffect, useRef } from 'react';

interface FormSuccessProps {
  title: string;
  lines: readonly string[];
}

/** Replaces a sent form, and takes the focus that would be lost with it. */
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
