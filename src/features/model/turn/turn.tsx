import '../../../i18n/lazy/models';
import '../../../i18n/lazy/of-work';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { WorkCaption } from '../../../components/works/work-caption';
import { usePageUrl } from '../../share/use-page-url';
import { PictureLamp } from '../../viewer/stage/picture-lamp';
import { arAttributes, canHangThere } from '../room/ar-attributes';
import { InRoom } from '../room/in-room';
import { RoomPanel } from '../room/room-panel';
import { useAr } from '../room/use-ar';
import { hasSceneViewer, sceneViewerLink } from '../room/scene-viewer';
import { FullScreen } from '../../viewer/full-screen';
import { NO_STAGE } from '../stage/use-model-stage';
import { lowestOf } from './lowest';
import { TurnControls, turnByKey, turningOf } from './turn-controls';
import { TurnStage } from './turn-stage';
import { backStyles, choicesStyles, roomStyles } from './turn.styles';
import type { TurnSubject } from './turn-subject';

interface TurnProps {
  subject: TurnSubject;
  /** Of the work's page. */
  path: string;
  /** Asked for by the address: in the visitor's room. */
  isInRoom: boolean;
  onRoom: (isInRoom: boolean) => void;
  onClose: () => void;
}

/** A work, full screen: turned, measured, beside a person, in the visitor's room. */
export function Turn({ subject, path, isInRoom, onRoom, onClose }: TurnProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ element, state }, setStage] = useState(NO_STAGE);
  const [hasDimensions, setDimensions] = useState(false);
  const [hasPerson, setPerson] = useState(false);
  const attributes = useMemo(
    () => (canHangThere(subject.model) ? arAttributes(subject.model) : {}),
    [subject.model],
  );
  // The room alone, and nothing to be turned: Escape then leads back to the page.
  const [isAskedFor, setAskedFor] = useState(isInRoom);
  const openPanel = () => {
    setAskedFor(false);
    onRoom(true);
  };
  const ar = useAr(element, state);
  const turning = useMemo(
    () => (state === 'shown' && element ? turningOf(element, lowestOf(subject.model)) : undefined),
    [state, element, subject.model],
  );
  useTurnKeys(turning);
  const { title, creators, date, dimensions, lamp, model } = subject;
  const address = usePageUrl(path);
  const hangs = canHangThere(model);
  return (
    <FullScreen
      dialog={dialog}
      label={t('turn.label', { title })}
      onClose={onClose}
      back={
        <button type="button" onClick={onClose} sx={backStyles}>
          ← {t('turn.back')}
        </button>
      }
      stage={
        <>
          <TurnStage {...{ subject, hasDimensions, hasPerson, attributes }} onStage={setStage} />
          {isInRoom && hangs && !ar.isHere && (
            <Panel
              {...{ subject, address }}
              onClose={() => onRoom(false)}
              onEscape={isAskedFor ? onClose : undefined}
            />
          )}
        </>
      }
      foot={
        <>
          <div data-part="label">
            <WorkCaption work={{ creators, title, date, note: dimensions }} />
          </div>
          {state !== 'failed' && model.is_lamp && lamp && <PictureLamp picture={lamp} title={title} />}
          {state === 'failed' ? (
            <p role="alert" sx={{ variant: 'text.cap' }}>
              {t('turn.failed')}
            </p>
          ) : (
            <>
              {hangs ? (
                <InRoom
                  ar={ar}
                  words={t('model.room')}
                  cannot={t('turn.room-cannot')}
                  link={hasSceneViewer() ? sceneLink(subject, address) : undefined}
                  isAwaited={isInRoom}
                  onPanel={openPanel}
                />
              ) : (
                <div sx={roomStyles}>
                  <p>{t('turn.room-ceiling')}</p>
                </div>
              )}
              <div sx={choicesStyles}>
                <button
                  type="button"
                  aria-pressed={hasDimensions}
                  onClick={() => setDimensions(!hasDimensions)}
                >
                  {t('turn.dimensions')}
                </button>
                <button type="button" aria-pressed={hasPerson} onClick={() => setPerson(!hasPerson)}>
                  {t('turn.person')}
                </button>
              </div>
              <TurnControls turning={turning} />
            </>
          )}
        </>
      }
    />
  );
}

function useTurnKeys(turning: ReturnType<typeof turningOf> | undefined): void {
  useLayoutEffect(() => {
    if (!turning) return undefined;
    const onKey = (event: KeyboardEvent) => turnByKey(event, turning);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [turning]);
}

const sceneLink = ({ title, model }: TurnSubject, address: string): string =>
  sceneViewerLink({
    file: new URL(model.plain, address).href,
    title,
    isOnWall: model.placement === 'wall',
    fallback: `${address}#turn`,
  });

function Panel({
  subject,
  address,
  ...ways
}: {
  subject: TurnSubject;
  address: string;
  onClose: () => void;
  onEscape: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { model, dimensions } = subject;
  return (
    <RoomPanel address={`${address}#room`} {...ways}>
      {t(model.placement === 'wall' ? 'turn.room-code-wall' : 'turn.room-code', { dimensions })}
    </RoomPanel>
  );
}
