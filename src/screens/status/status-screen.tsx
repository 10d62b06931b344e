import type { ReactNode } from 'react';
import { codeStyles, messageStyles, screenStyles } from './status-screen.styles';
import { LargeLamp } from './large-lamp';

interface StatusScreenProps {
  status: number;
  title: string;
  /** The lamp stays dark in the evening, too: something is broken. */
  broken?: boolean;
  children?: ReactNode;
}

/** A page that has nothing to show but why: an empty wall, the lamp, and a label at the foot of the wall. */
export function StatusScreen({ status, title, broken, children }: StatusScreenProps) {
  return (
    <div sx={screenStyles}>
      <LargeLamp broken={broken} />
      <div sx={messageStyles}>
        <p sx={codeStyles}>{status}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
