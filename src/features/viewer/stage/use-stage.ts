import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import type { PictureView } from '../../../media/picture-view';
import { naturalSize } from '../files/picture-files';
import { openStage, type Slide, type Stage, type Zoom } from './open-stage';

interface StageOptions {
  pictures: readonly PictureView[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

interface StageState {
  stage: Stage | undefined;
  slides: readonly Slide[];
  zoom: Zoom;
}

const WHOLE: Zoom = { in: false, out: false };

export function useStage(box: RefObject<HTMLElement>, options: StageOptions): StageState {
  const { pictures, index } = options;
  const [stage, setStage] = useState<Stage>();
  const [slides, setSlides] = useState<readonly Slide[]>([]);
  const [zoom, setZoom] = useState(WHOLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const opened = openStage(box.current, pictures.map(naturalSize), latest.current.index, {
      onSlides: setSlides,
      onZoom: (next) => setZoom((now) => (now.in === next.in && now.out === next.out ? now : next)),
      onShow: (shown) => {
        if (shown !== latest.current.index) latest.current.onShow(shown);
      },
      onClose: () => latest.current.onClose(),
    });
    setStage(opened);
    return opened.close;
  }, [box, pictures]);

  useEffect(() => {
    stage?.goTo(index);
  }, [stage, index]);

  return { stage, slides, zoom };
}
