import '../../i18n/late/late-words';
import { useEffect, useRef, useState } from 'react';
import { useSelection } from '../../components/selection/use-selection';
import { useMessages } from '../../i18n/use-messages';
import { OwnSelection } from './own-selection';
import { PrintAddress } from './print-address';
import { screenStyles, titleStyles, emptyStyles } from './selection-screen.styles';
import { SharedSelection } from './shared/shared-selection';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { slugList } from '../../contract/forms/slug-list';
import { Link } from '../../components/links/link';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';

/** Says without scripts what they are needed for, and what is to be had without them. */
function WithoutScripts() {
  const { t, locale } = useMessages();
  return (
    <noscript>
      <div sx={emptyStyles}>
        <p>{t('selection.needs-scripts')}</p>
        <p>
          <Link to={allWorksPath(locale)}>{t('home.all-works')}</Link>
        </p>
        <p>
          <Link to={routePath('contact', locale)}>{t('nav.contact')}</Link>
        </p>
      </div>
    </noscript>
  );
}

/**
 * The works that the address shares, null when it shares none. Undefined at the first render: the page's HTML is the
 * same for every selection.
 * @param search the address's query as the router knows it
 */
function useSharedSlugs(search?: string): readonly string[] | null | undefined {
  const [slugs, setSlugs] = useState<readonly string[] | null>();
  // Before the browser paints: a shared selection must not begin with the visitor's own.
  useLayoutEffect(() => setSlugs(slugList(search ?? window.location.search) ?? null), [search]);
  return slugs;
}

/**
 * The works that a visitor has gathered, or those that somebody shares by an address. Both are known to the browser
 * alone, after the first render.
 */
export function SelectionScreen({ search }: { search?: string }) {
  const { t } = useMessages();
  const selection = useSelection();
  const shared = useSharedSlugs(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = selection !== undefined && shared !== undefined;

  // One page shows both: from a shared selection to one's own, no page is left and none arrived on.
  const shownBefore = useRef(shared);
  useEffect(() => {
    if (shownBefore.current !== undefined && shownBefore.current !== shared) heading.current?.focus();
    shownBefore.current = shared;
  }, [shared]);

  const count = shared ? shared.length : (selection?.works.length ?? 0);
  return (
    <div sx={screenStyles}>
      <h1 ref={heading} tabIndex={-1} sx={titleStyles}>
        {t(shared ? 'selection.shared-title' : 'selection.title')}
        {isKnown && count > 0 && <sup> {count}</sup>}
      </h1>
      {!isKnown && <WithoutScripts />}
      {isKnown && shared && <SharedSelection slugs={shared} selection={selection} heading={heading} />}
      {isKnown && !shared && <OwnSelection selection={selection} heading={heading} />}
      <PrintAddress />
    </div>
  );
}
