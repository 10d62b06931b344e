import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import type { SheetMakerProps } from './file/sheet-maker';
import { DONE_AFTER, type SheetFileState } from './sheet-file-state';
import type { SheetView } from './sheet-view';

const loadMaker = async () => (await import('./file/sheet-maker')).SheetMaker;

interface SheetFile {
  state: SheetFileState;
  /** Does nothing while a file is being made. */
  make: () => void;
  /** To be rendered: it makes the file as long as it is mounted. */
  maker: ReactNode;
}

export function useSheetFile(loadView: () => Promise<SheetView>): SheetFile {
  const [state, setState] = useState<SheetFileState>({ phase: 'idle' });
  const [job, setJob] = useState<{ Maker: ComponentType<SheetMakerProps>; view: SheetView }>();

  const begin = async () => {
    setState({ phase: 'busy', percent: DONE_AFTER.start });
    try {
      const [Maker, view] = await loadChunk(() => Promise.all([loadMaker(), loadView()]));
      setState({ phase: 'busy', percent: DONE_AFTER.code });
      setJob({ Maker, view });
    } catch {
      setState({ phase: 'failed' });
    }
  };
  const end = useCallback((result: SheetFileState) => {
    setJob(undefined);
    setState(result);
  }, []);

  return {
    state,
    make: () => {
      if (state.phase !== 'busy') void begin();
    },
    maker: job && (
      <job.Maker
        view={job.view}
        onStep={(step) => setState({ phase: 'busy', percent: DONE_AFTER[step] })}
        onMade={(file) => end({ phase: 'made', ...file })}
        onFailed={() => end({ phase: 'failed' })}
      />
    ),
  };
}
