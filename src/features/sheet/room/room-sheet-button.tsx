import { useCallback, useState, type ComponentType } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { loadChunk } from '../../../browser/load-chunk';
import { DONE_AFTER } from '../sheet-file-state';
import { statusStyles } from '../sheet-status.styles';
import type { RoomSheetMakerProps } from './room-sheet-maker';
import type { RoomSheetView } from './room-sheet-view';

type State =
  | { phase: 'idle' | 'failed' }
  | { phase: 'busy'; percent: number }
  | { phase: 'made'; name: string; missing: number };

const loadMaker = async () => (await import('./room-sheet-maker')).RoomSheetMaker;

interface RoomSheetButtonProps {
  /** Made when the button is pressed, of the room as it is then. */
  load: () => Promise<RoomSheetView>;
}

export function RoomSheetButton({ load }: RoomSheetButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [job, setJob] = useState<{ Maker: ComponentType<RoomSheetMakerProps>; sheet: RoomSheetView }>();
  const begin = async () => {
    setState({ phase: 'busy', percent: DONE_AFTER.start });
    try {
      const [Maker, sheet] = await loadChunk(() => Promise.all([loadMaker(), load()]));
      setJob({ Maker, sheet });
    } catch {
      setState({ phase: 'failed' });
    }
  };
  const end = useCallback((result: State) => {
    setJob(undefined);
    setState(result);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-disabled={state.phase === 'busy'}
        onClick={() => state.phase !== 'busy' && void begin()}
      >
        {t('room.sheet')}
      </button>
      <span role="status" data-phase={state.phase} sx={statusStyles}>
        <StatusText state={state} />
      </span>
      {job && (
        <job.Maker
          sheet={job.sheet}
          onPercent={(percent) => setState({ phase: 'busy', percent })}
          onMade={(file) => end({ phase: 'made', ...file })}
          onFailed={() => end({ phase: 'failed' })}
        />
      )}
    </>
  );
}

function StatusText({ state }: { state: State }) {
  const { t } = useTranslation();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <>
          <span sx={{ variant: 'layout.visuallyHidden' }}>{t('room.sheet-making')} </span>
          {t('sheet.percent', { percent: state.percent })}
        </>
      );
    case 'made': {
      const { name, missing } = state;
      return missing > 0
        ? t('room.sheet-made-without', { name, count: missing })
        : t('room.sheet-made', { name });
    }
    case 'failed':
      return t('room.sheet-failed');
  }
}
