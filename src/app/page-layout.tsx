import { useEffect, useState, type ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout';
import type { SiteView } from '../seo/site-view';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-makers/page-context';
import { alternatesOf, sameSlugs, type Alternates } from '../routes/alternates';
import { ROUTES } from '../routes/route-table';
import { tokenOf } from '../routes/token-of';

/** One built page serves all previews, and all rooms: the browser alone knows which one it shows. */
function useAlternates(path: string, context: PageContext | ErrorPageContext): Alternates {
  const isClient = !isErrorPage(context) && ROUTES[context.route].rendering === 'client';
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(isClient ? tokenOf(path) : undefined), [isClient, path]);
  if (isErrorPage(context)) return alternatesOf('index');
  return isClient && token ? alternatesOf(context.route, sameSlugs(token)) : context.alternates;
}

interface PageLayoutProps {
  path: string;
  context: PageContext | ErrorPageContext;
  site: SiteView;
  children: ReactNode;
}

export function PageLayout({ path, context, site, children }: PageLayoutProps) {
  const alternates = useAlternates(path, context);
  if (isErrorPage(context)) {
    return (
      <DefaultLayout site={site} path={path} route="index" alternates={alternates} ownLamp>
        {children}
      </DefaultLayout>
    );
  }
  if (context.layout === 'sheet') return <main id="content">{children}</main>;
  return (
    <DefaultLayout site={site} path={path} route={context.route} alternates={alternates}>
      {children}
    </DefaultLayout>
  );
}
