import { useEffect, useState } from 'react';
import { enquiredWork, type EnquiredWork } from './enquired-work';

/**
 * The work that the address names, null for none. Undefined at the first render: the page's HTML is the same for every
 * work.
 */
export function useEnquiredWork(): EnquiredWork | null | undefined {
  const [work, setWork] = useState<EnquiredWork | null>();
  useEffect(() => setWork(enquiredWork(window.location.search) ?? null), []);
  return work;
}
