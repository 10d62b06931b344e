import { useState } from 'react';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { slugList } from '../../../contract/forms/slug-list';

/**
 * The works that the address shares, null when it shares none. Undefined at the first render: the page's HTML is the
 * same for every selection.
 * @param search the address's query as the router knows it
 */
export function useSharedSlugs(search?: string): readonly string[] | null | undefined {
  const [slugs, setSlugs] = useState<readonly string[] | null>();
  // Before the browser paints: a shared selection must not begin with the visitor's own.
  useLayoutEffect(() => setSlugs(slugList(search ?? window.location.search) ?? null), [search]);
  return slugs;
}
