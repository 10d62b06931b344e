import { useTranslation } from 'gatsby-plugin-react-i18next';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { useSelection } from '../../components/selection/use-selection';
import { useLocale } from '../../i18n/use-locale';
import { OwnSelection } from './own-selection';
import { screenStyles, titleStyles, emptyStyles } from './selection-screen.styles';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { slugList } from '../../contract/forms/slug-list';
import { Link } from '../../components/links/link';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';

const loadShared = () => loadChunk(() => import('./shared/shared-selection'));
const SharedSelection = lazy(async () => ({ default: (await loadShared()).SharedSelection }));

// Its download starts together with the page's where it is needed.
if (typeof window !== 'undefined' && slugList(window.location.search))
  void loadShared().catch(() => undefined);

function WithoutScripts() {
  const { t } = useTranslation();
  const locale = useLocale();
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

/** null when the address shares none; undefined at the first render: the HTML is the same for all. */
function useSharedSlugs(search?: string): readonly string[] | null | undefined {
  const [slugs, setSlugs] = useState<readonly string[] | null>();
  // Before the first paint: a shared selection must not begin with the visitor's own.
  useLayoutEffect(() => setSlugs(slugList(search ?? window.location.search) ?? null), [search]);
  return slugs;
}

export function SelectionScreen({ search }: { search?: string }) {
  const { t } = useTranslation();
  const selection = useSelection();
  const shared = useSharedSlugs(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = selection !== undefined && shared !== undefined;

  // From a shared selection to one's own no page changes, so the focus is moved here.
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
      {isKnown && shared && (
        <Suspense fallback={null}>
          <SharedSelection slugs={shared} selection={selection} heading={heading} />
        </Suspense>
      )}
      {isKnown && !shared && <OwnSelection selection={selection} heading={heading} />}
    </div>
  );
}
