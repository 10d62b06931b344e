import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { DURATION, EASING } from '../theme/tokens';
import { arriveOnPage } from './arrive-on-page';

const styles: ThemeUICSSObject = {
  transition: `opacity ${DURATION.veil}ms ${EASING}`,
  '&[data-leaving=true]': { opacity: 0, transitionDuration: `${DURATION.quick}ms` },
};

/** The old page leaves before the new one enters; scroll and focus move at the swap, when nothing is to be seen. */
export function PageTransition({ id, children }: { id: string; children: ReactElement }) {
  const [shown, setShown] = useState({ id, page: children });
  const latest = useRef(children);
  useEffect(() => {
    latest.current = children;
  });
  const leaving = id !== shown.id;

  useEffect(() => {
    if (!leaving) return undefined;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setShown({ id, page: latest.current }), reduced ? 0 : DURATION.quick);
    return () => clearTimeout(timer);
  }, [id, leaving]);

  useEffect(() => {
    // A frame later: a page that reads its filter from the address has its own height only then.
    const frame = requestAnimationFrame(arriveOnPage);
    return () => cancelAnimationFrame(frame);
  }, [shown.id]);

  return (
    <div data-leaving={leaving} sx={styles}>
      <Fragment key={shown.id}>{leaving ? shown.page : children}</Fragment>
    </div>
  );
}
