import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useLayoutEffect } from '../browser/use-layout-effect';
import { useNavigation } from '../features/navigation/navigation-provider';
import { DURATION, move, ms } from '../theme/tokens';
import { arriveOnPage, scrollOnPage } from './arrive-on-page';

const styles: ThemeUICSSObject = {
  transition: move('opacity', 'veil'),
  '&[data-leaving=true]': { opacity: 0, transitionDuration: ms('quick') },
};

/** The old page leaves before the new one enters; meanwhile the address is already that of the new one. */
export function PageTransition({ id, children }: { id: string; children: ReactElement }) {
  const [shown, setShown] = useState({ id, page: children });
  const latest = useRef(children);
  useEffect(() => {
    latest.current = children;
  });
  const leaving = id !== shown.id;
  // A page that leaves keeps how it looked last.
  if (!leaving && shown.page !== children) setShown({ id, page: children });
  const { dispatch } = useNavigation();

  useEffect(() => {
    if (!leaving) return undefined;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const enter = () => {
      setShown({ id, page: latest.current });
      dispatch({ type: 'pageEntering' });
    };
    const timer = setTimeout(enter, reduced ? 0 : DURATION.quick);
    return () => clearTimeout(timer);
  }, [id, leaving, dispatch]);

  // A page with another layout replaces this one at once.
  useEffect(() => () => dispatch({ type: 'pageEntering' }), [dispatch]);

  // Before it is painted, and once it has what it adds to itself before that.
  const [placed, setPlaced] = useState<string>();
  useLayoutEffect(() => setPlaced(shown.id), [shown.id]);
  useLayoutEffect(scrollOnPage, [placed]);
  useEffect(() => {
    const frame = requestAnimationFrame(arriveOnPage);
    return () => cancelAnimationFrame(frame);
  }, [shown.id]);

  return (
    <div data-page={shown.id} data-leaving={leaving} sx={styles}>
      <Fragment key={shown.id}>{shown.page}</Fragment>
    </div>
  );
}
