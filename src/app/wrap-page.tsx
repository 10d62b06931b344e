import type { ReactElement } from 'react';
import { contextOf } from '../page-makers/context-of';
import type { LiveData } from '../server-render/serve-live-page';
import { PageShell } from './page-shell';

interface Wrapping {
  element: ReactElement;
  props: { location: { pathname: string }; pageContext: object; data?: unknown; serverData?: unknown };
}

/** For plugins/page-shell, which Gatsby has wrap pages before gatsby-plugin-react-i18next does: the shell has words, too. */
export function wrapPageElement({ element, props }: Wrapping): ReactElement {
  const context = contextOf(props);
  // The development server's own page for unknown addresses has nothing of the site. It shows the site's by a button.
  if (!('layout' in context)) return element;
  return (
    <PageShell
      path={props.location.pathname}
      context={context}
      locales={(props.serverData as Partial<LiveData> | undefined)?.locales}
    >
      {element}
    </PageShell>
  );
}
