import { FaultText } from '../parts/fault-text';
import { Button } from '../parts/button';
import { isHopeless, type Upload } from './upload';
import { putAway, tryAgain } from './uploads';
import { useSay } from '../words';
import { UPLOAD_CELL, UPLOAD_ROW } from '../../theme/wall-of-pictures';

/** Pictures on their way, what is wrong with some, and what can be done. */
export function UploadCells({ uploads }: { uploads: readonly Upload[] }) {
  const say = useSay();
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={say('upload.lists')} sx={UPLOAD_ROW}>
      {uploads.map((one) => (
        <li key={one.key} sx={UPLOAD_CELL}>
          <UploadCell upload={one} />
        </li>
      ))}
    </ul>
  );
}

function UploadCell({ upload: { key, name, url, state, share, secondsLeft, fault } }: { upload: Upload }) {
  const say = useSay();
  const percent = Math.round(share * 100);
  const isOver = state === 'ready' || state === 'refused';
  const words =
    state === 'going' && secondsLeft !== null
      ? say('upload.left', { percent, seconds: secondsLeft })
      : state !== 'refused' && say(`upload.${state}`, { percent });
  return (
    <>
      <div>
        <img src={url} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
        <span
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p>
        <bdi>{name}</bdi>
      </p>
      {words && <p sx={{ color: 'muted' }}>{words}</p>}
      {fault?.fault === 'tooLarge' ? (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('upload.tooLarge')}
        </p>
      ) : (
        fault && <FaultText error={fault} />
      )}
      <p sx={{ display: 'flex', gap: 3 }}>
        {state === 'refused' && fault && !isHopeless(fault) && (
          <Button look="link" aria-label={`${say('upload.again')}: ${name}`} onClick={() => tryAgain(key)}>
            {say('upload.again')}
          </Button>
        )}
        {state !== 'looking' && (
          <Button
            look="link"
            aria-label={`${say(isOver ? 'upload.away' : 'upload.cancel')}: ${name}`}
            onClick={() => putAway(key)}
          >
            {say(isOver ? 'upload.away' : 'upload.cancel')}
          </Button>
        )}
      </p>
    </>
  );
}
