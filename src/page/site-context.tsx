import { createContext, useContext, type ReactNode } from 'react';
import type { SiteView } from '../seo/site-view';

const SiteContext = createContext<SiteView | undefined>(undefined);

/** Gives the gallery's own data to everything inside. */
export function SiteProvider({ site, children }: { site: SiteView; children: ReactNode }) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** The gallery's address, networks and API; throws outside a SiteProvider. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it');
  return site;
}
