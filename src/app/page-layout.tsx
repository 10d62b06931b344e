import type { ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout';
import type { SiteView } from '../seo/site-view';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-makers/page-context';
import { useAlternates } from './use-alternates';

interface PageLayoutProps {
  path: string;
  context: PageContext | ErrorPageContext;
  site: SiteView;
  children: ReactNode;
}

/** The layout that a page asks for: default, preview (its bar comes with the preview) or a bare sheet of paper. */
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
