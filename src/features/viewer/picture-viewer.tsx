import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isHashEntry } from '../../browser/hash-entry';
import { loadChunk } from '../../browser/load-chunk';
import { ViewerContext, type PictureInViewer } from '../../components/pictures/picture-link';
import type { PictureView } from '../../media/picture-view';
import { useTurnOffer } from '../model/place/turn-context';
import { pictureId } from './picture-hash';
import { useViewerAddress } from './use-viewer-address';
import type { Viewer as LoadedViewer } from './viewer';
import { replaceByFile } from './viewer-entry';
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
