import { useEffect, useRef } from 'react';
import { useSelection } from '../../components/selection/use-selection';
import { useMessages } from '../../i18n/use-messages';
import { OwnSelection } from './own-selection';
import { PrintAddress } from './print-address';
import { screenStyles, titleStyles } from './selection-screen.styles';
import { SharedSelection } from './shared/shared-selection';
import { useSharedSlugs } from './shared/use-shared-slugs';
import { WithoutScripts } from './without-scripts';

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
