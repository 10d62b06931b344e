import { useCallback, useEffect, useState, type ReactNode, useMemo, useRef } from 'react';
import { isHashEntry, leaveHash } from '../../browser/hash-entry';
import { loadChunk } from '../../browser/load-chunk';
import { ViewerContext, type PictureInViewer } from '../../components/pictures/picture-link';
import type { PictureView } from '../../media/picture-view';
import { useTurnOffer } from '../model/place/turn-context';
import { pictureId, indexOfHash } from './picture-hash';
import type { Viewer as LoadedViewer } from './viewer';
import { replaceByFile, pushPicture, replacePicture } from './viewer-entry';
import type { ViewerSubject } from './viewer-subject';
import { Waiting } from './controls/waiting';

interface PictureViewerProps {
  pictures: readonly PictureView[];
  /** Of all pictures, or of each. */
  subject: ViewerSubject | ((index: number) => ViewerSubject);
  back?: ReactNode;
  children: ReactNode;
}

const load = async () => (await import('./viewer')).Viewer;

/** Loads ahead; if this fails, opening tries again. */
const expect = () => void load().catch(() => undefined);

/** The viewer's code loads on use; when it can't, the picture's link is followed. */
export function PictureViewer({ pictures, subject, back, children }: PictureViewerProps) {
  const { index, open, show, close, giveUp } = useViewerAddress(pictures.length);
  const [Viewer, setViewer] = useState<typeof LoadedViewer>();
  const offer = useTurnOffer();
  const opened = index === undefined ? undefined : pictures[index];

  useEffect(() => {
    if (!opened || Viewer) return undefined;
    let wanted = true;
    const fail = () => {
      giveUp();
      // A click has made this entry, so its link is followed. Visitors who came by the address stay on the
      // page.
      if (isHashEntry()) replaceByFile(opened.jpeg.xl);
    };
    loadChunk(load).then(
      (loaded) => wanted && setViewer(() => loaded),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [opened, Viewer, giveUp]);

  const isOpen = opened !== undefined;
  const ask = offer?.ask;
  useEffect(() => {
    if (isOpen) ask?.();
  }, [isOpen, ask]);

  const find = useCallback(
    (picture: PictureView): PictureInViewer | undefined => {
      const at = pictures.indexOf(picture);
      if (at < 0) return undefined;
      return {
        id: pictureId(at),
        position: at + 1,
        open: () => open(at),
        expect,
      };
    },
    [pictures, open],
  );

  return (
    <ViewerContext.Provider value={find}>
      {children}
      {opened && !Viewer && <Waiting />}
      {opened && index !== undefined && Viewer && (
        <Viewer
          pictures={pictures}
          index={index}
          subject={typeof subject === 'function' ? subject(index) : subject}
          back={back}
          onShow={show}
          onBeyond={
            offer?.isOffered
              ? () => {
                  giveUp();
                  offer.turn();
                }
              : undefined
          }
          onClose={close}
        />
      )}
    </ViewerContext.Provider>
  );
}

interface ViewerAddress {
  /** From 0; undefined when closed. */
  index: number | undefined;
  open: (index: number) => void;
  show: (index: number) => void;
  close: () => void;
  giveUp: () => void;
}

/** Opening pushes an entry, so that Back closes; going on replaces it. The router is not told. */
function useViewerAddress(count: number): ViewerAddress {
  const [index, setIndex] = useState<number>();
  const page = useRef<string>();

  useEffect(() => {
    page.current ??= window.location.pathname;
    // While this page leaves, Back may lead to a picture of another one.
    const isHere = () => window.location.pathname === page.current;
    const read = () => setIndex(isHere() ? indexOfHash(window.location.hash, count) : undefined);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [count]);

  const last = useRef<number>();
  useEffect(() => {
    const closed = index === undefined ? last.current : undefined;
    last.current = index;
    if (closed !== undefined && window.location.pathname === page.current) returnTo(pictureId(closed));
  }, [index]);

  const actions = useMemo(
    () => ({
      open: (next: number) => {
        pushPicture(next);
        setIndex(next);
      },
      show: (next: number) => {
        replacePicture(next);
        setIndex(next);
      },
      close: () => {
        leaveHash();
        setIndex(undefined);
      },
      giveUp: () => setIndex(undefined),
    }),
    [],
  );
  return { index, ...actions };
}

function returnTo(id: string): void {
  const link = document.getElementById(id);
  if (!link) return;
  if (!isSeen(link.getBoundingClientRect()))
    link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  link.focus({ preventScroll: true });
}

/** Whether a picture's middle is in the window: the page then stays as it was left. */
function isSeen({ left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
}
