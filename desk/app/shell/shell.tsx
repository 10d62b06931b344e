import { Outlet, useMatchRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useIsConfirming } from '../identity/confirming';
import { sendUnsent } from '../../editing/send-unsent';
import { isSilent, onConnection } from '../line/connection';
import { useMe } from '../data';
import { useLetterKeys, useLetters } from '../letters/letter-keys';
import { useLive } from '../live';
import { placesOf } from '../navigation';
import { DropAnywhere } from '../uploads/drop-anywhere';
import { resumeUploads } from '../uploads/uploads';
import { useSay } from '../words';
import { FootBar } from './foot-bar';
import { Header } from './header';
import { JustDone } from './just-done';
import { onceAnswered } from '../line/once-answered';
import { NOTHING_TYPED, TypedAhead } from './typed-ahead';

const Palette = lazy(() =>
  onceAnswered(() => import('../../screens/palette/palette')).then((module) => ({ default: module.Palette })),
);
const KeyList = lazy(() =>
  onceAnswered(() => import('../../screens/palette/key-list')).then((module) => ({
    default: module.KeyList,
  })),
);

const Confirm = lazy(() =>
  onceAnswered(() => import('../../screens/door/confirm')).then((module) => ({ default: module.Confirm })),
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

export function Shell() {
  const say = useSay();
  const { id, may, letterKeys } = useMe();
  const navigate = useNavigate();
  const matches = useMatchRoute();
  const [called, setCalled] = useState<'palette' | 'keys'>();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const isConfirming = useIsConfirming();
  useLive();
  const close = () => {
    setCalled(undefined);
    setTyped(NOTHING_TYPED);
  };
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setCalled('palette');
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  // What an earlier visit could not send; items that are open send theirs by themselves.
  useEffect(() => {
    const send = () => void (isSilent() || sendUnsent(id));
    send();
    return onConnection(send);
  }, [id]);
  useEffect(() => void resumeUploads(id), [id]);
  useLetters(
    [
      { letter: '/', word: 'keys.find', act: () => setCalled('palette') },
      { letter: '?', word: 'keys.all', act: () => setCalled('keys') },
    ],
    true,
  );
  const places = placesOf(may);
  useLetterKeys(
    // Nor while a panel is still on its way, which what is typed is meant for.
    letterKeys && !called && !isConfirming,
    new Map(places.flatMap(({ letter, to }) => (letter ? [[letter, () => void navigate({ to })]] : []))),
  );
  const hasFoot = places.some(({ to, isAtFoot }) => isAtFoot && matches({ to })) || matches({ to: '/menu' });
  return (
    <div {...(hasFoot && { 'data-foot': true })}>
      <a href="#content" sx={skipStyles}>
        {say('nav.skip')}
      </a>
      <Header onFind={() => setCalled('palette')} />
      <JustDone />
      <main id="content" tabIndex={-1} sx={mainStyles}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      {hasFoot && <FootBar />}
      <DropAnywhere />
      <Suspense>
        {called === 'palette' && (
          <Suspense fallback={<TypedAhead onType={setTyped} />}>
            <Palette typed={typed} onClose={close} onKeys={() => setCalled('keys')} />
          </Suspense>
        )}
        {called === 'keys' && <KeyList onClose={close} />}
        {isConfirming && <Confirm />}
      </Suspense>
    </div>
  );
}
