import { createContext, useContext, type ReactNode } from 'react';
import type { SiteView } from '../seo/site-view';

const SiteContext = createContext<SiteView | undefined>(undefined);

export function SiteProvider({ site, children }: { site: SiteView; children: ReactNode }) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** Throws outside a SiteProvider. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it');
  return site;
}
