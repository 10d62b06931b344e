import { headCode } from './head-code';
import type { HeadOfPageProps } from './made-head';

/** Replaces context-head.tsx in the browser, where its code comes with that which asks for it. */
export function ContextHead(props: HeadOfPageProps) {
  const MadeHead = headCode()?.MadeHead;
  return MadeHead ? <MadeHead {...props} /> : null;
}
