import { useEffect, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { useHashView } from '../../browser/use-hash-view';
import { FLOOR_HASH } from '../../contract/forms/arranged-selection';
import { useMessages } from '../../i18n/use-messages';
import { canShowModels } from '../model/can-show-models';
import { useLatest } from '../model/stage/use-latest';
import { isOwnDocument } from '../model/place/own-document';
import { Waiting } from '../viewer/controls/waiting';
import type { FloorPiece } from './floor-work';
import type { Arranged } from './use-arrangement';
import type { SideBySide as Loaded, SideBySideProps } from './view/side-by-side';

const VIEWS = [FLOOR_HASH] as const;

interface SideBySideLinkProps extends Omit<SideBySideProps, 'onClose' | 'address'> {
  pieces: readonly FloorPiece[];
  arranged: Arranged;
  /** Absolute, without the name of this view. */
  url: string;
  className?: string;
}

/** 'side by side': where this browser can show it, and one of the works has a model. */
export function SideBySideLink({ url, className, ...view }: SideBySideLinkProps) {
  const { t } = useMessages();
  const { open, show, close } = useHashView(VIEWS);
  const [can, setCan] = useState(false);
  const isWanted = view.pieces.some(({ model }) => model);
  useEffect(() => {
    if (isWanted) setCan(canShowModels());
  }, [isWanted]);
  if (!can || !isWanted) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => show(FLOOR_HASH)}>
        {t('model.floor')}
      </button>
      {open && <LazySideBySide {...view} address={`${url}#${FLOOR_HASH}`} onClose={close} />}
    </>
  );
}

const load = async () => (await import('./view/side-by-side')).SideBySide;

function LazySideBySide(props: SideBySideProps) {
  const [SideBySide, setView] = useState<typeof Loaded>();
  const closing = useLatest(props.onClose);
  useEffect(() => {
    if (!isOwnDocument()) return window.location.reload();
    let wanted = true;
    loadChunk(load).then(
      (loaded) => wanted && setView(() => loaded),
      () => wanted && closing.current?.(),
    );
    return () => {
      wanted = false;
    };
  }, [closing]);
  return SideBySide ? <SideBySide {...props} /> : <Waiting />;
}
