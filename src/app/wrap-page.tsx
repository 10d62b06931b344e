import type { ReactElement } from 'react';
import { contextOf } from '../page-makers/context-of';
import type { LiveData } from '../server-render/serve-live-page';
import { PageShell } from './page-shell';

interface Wrapping {
  element: ReactElement;
  props: { location: { pathname: string }; pageContext: object; data?: unknown; serverData?: unknown };
}

/** For plugins/page-shell, which Gatsby has wrap pages before gatsby-plugin-react-i18next does: the shell has words, too. */
export const wrapPageElement = ({ element, props }: Wrapping) => (
  <PageShell
    path={props.location.pathname}
    context={contextOf(props)}
    locales={(props.serverData as Partial<LiveData> | undefined)?.locales}
  >
    {element}
  </PageShell>
);
