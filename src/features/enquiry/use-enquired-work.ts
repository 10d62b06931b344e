import { useEffect, useState } from 'react';
import { enquiredWork, type EnquiredWork } from './enquired-work';

/**
 * The work that the address names, null for none. Undefined at the first render: the page's HTML is the same for every
 * work.
 * @param search the address's query as the router knows it, so that following a link without a work drops the work
 */
export function useEnquiredWork(search?: string): EnquiredWork | null | undefined {
  const [work, setWork] = useState<EnquiredWork | null>();
  useEffect(() => setWork(enquiredWork(search ?? window.location.search) ?? null), [search]);
  return work;
}
