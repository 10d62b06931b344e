import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';
import { Header } from './header';

const Palette = lazy(() =>
  import('../../screens/palette/palette').then((module) => ({ default: module.Palette })),
);

const mainStyles: ThemeUICSSObject = { px: 'margin', pt: 4, pb: 'aboveFloor', outline: 'none' };
const skipStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: 'margin',
  top: 'outOfSight',
  zIndex: 'panel',
  p: 2,
  bg: 'background',
  '&:focus': { top: 2 },
};

/** What stands around every screen of the desk: the ceiling above, and whatever the palette opens. */
export function Shell() {
  const say = useSay();
  const [isFinding, setIsFinding] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsFinding(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <a href="#content" sx={skipStyles}>
        {say('nav.skip')}
      </a>
      <Header onFind={() => setIsFinding(true)} />
      <main id="content" tabIndex={-1} sx={mainStyles}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      {isFinding && (
        <Suspense>
          <Palette onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </>
  );
}
