import { useEffect, useState } from 'react';
import { enquiredWork, type EnquiredWork } from './enquired-work';

/** The work that the address names, known after the first render: the page's HTML is the same for every work. */
export function useEnquiredWork(): EnquiredWork | undefined {
  const [work, setWork] = useState<EnquiredWork>();
  useEffect(() => setWork(enquiredWork(window.location.search)), []);
  return work;
}
