import type { ReactNode } from 'react';
import { codeStyles, messageStyles, screenStyles } from './status-screen.styles';
import { LargeLamp } from './large-lamp';

interface StatusScreenProps {
  status: number;
  title: string;
  children?: ReactNode;
}

export function StatusScreen({ status, title, children }: StatusScreenProps) {
  return (
    <div sx={screenStyles}>
      <LargeLamp />
      <div sx={messageStyles}>
        <p sx={codeStyles}>{status}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
