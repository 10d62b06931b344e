import '../../../i18n/lazy/models';
import '../../../i18n/lazy/of-work';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useRef, useState, type ReactNode, useEffect, useId } from 'react';
import { WorkCaption } from '../../../components/works/work-caption';
import { WALL, type Place, readWall } from '../../../contract/forms/arrangement';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/formats/numbers';
import { LightsLink } from '../../colour-mode/lights-link';
import { InRoom } from '../../model/room/in-room';
import { useAr } from '../../model/room/use-ar';
import { RoomPanel } from '../../model/room/room-panel';
import { FullScreen } from '../../viewer/full-screen';
import { NO_STAGE } from '../../model/stage/use-model-stage';
import { backStyles } from '../../model/turn/turn.styles';
import { isHandHeld } from '../../model/room/hand-held';
import { extentOf, tooLong, moved, turned } from '../arrangement/arrangement';
import type { FloorPiece } from '../floor-work';
import type { Arranged } from '../use-arrangement';
import type { FloorPhoto } from '../paper/floor-photo';
import { footStyles, rowStyles, handStyles, wallStyles } from './floor-row.styles';
import type { FloorScene } from './floor-scene';
import { FloorStage } from './floor-stage';
import { fullStyles } from './floor-stage.styles';

interface InHandProps {
  /** In words: how pieces are moved. */
  how: string;
  taken: Pick<FloorPiece, 'title' | 'lang'> | undefined;
  onPlace: (next: (place: Place) => Place) => void;
}

const ACTS = [
  { name: 'floor.left', act: (place: Place) => moved(place, -5) },
  { name: 'floor.right', act: (place: Place) => moved(place, 5) },
  { name: 'floor.turn', act: (place: Place) => turned(place, 1) },
] as const;

/** What dragging and keys do, as buttons: for those who can do neither. Its room is there before anything is in hand. */
function InHand({ how, taken, onPlace }: InHandProps) {
  const { t } = useTranslation();
  return (
    <div sx={handStyles} data-taken={taken !== undefined}>
      <p>{how}</p>
      <div role="group" aria-label={taken?.title} aria-hidden={!taken}>
        <i lang={taken?.lang}>{taken?.title ?? '\u00a0'}</i>
        {ACTS.map(({ name, act }) => (
          <button key={name} type="button" disabled={!taken} onClick={() => onPlace(act)}>
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

export interface SideBySideProps {
  pieces: readonly FloorPiece[];
  /** Works whose size is not known. */
  leftOut: number;
  arranged: Arranged;
  /** Where the way back leads. */
  back: 'selection' | 'room';
  /** Absolute, with the arrangement: what is shown to a phone. */
  address: string;
  onPhoto: (photo: FloorPhoto) => void;
  onClose: () => void;
}

/** Works on one floor at one scale: moved, turned, set against a wall, beside a person, in the visitor's room. */
export function SideBySide({ pieces, leftOut, arranged, back, address, onPhoto, onClose }: SideBySideProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ element, state }, setStage] = useState(NO_STAGE);
  const ar = useAr(element, state);
  const scene = useRef<FloorScene>();
  const [isWider, setWider] = useState(false);
  const keepScene = useCallback((next: FloorScene) => {
    scene.current = next;
    setWider(next.isWider);
  }, []);
  const [hasPerson, setPerson] = useState(true);
  const [isMoving, setMoving] = useState(false);
  const [inHand, setInHand] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const [hasPanel, setPanel] = useState(false);
  const { places, wall } = arranged;
  const extent = extentOf(
    pieces.map(({ size }) => size),
    places,
  );
  const length = Math.round(extent.right - extent.left);
  // While a length is typed that is none, nothing is said of the one before it.
  const [isNoLength, setNoLength] = useState(false);
  const known = isNoLength ? undefined : wall;
  const over = known === undefined ? 0 : tooLong(extent, known);
  const close = () => {
    // As it stands, for the paper.
    const now = state === 'shown' && arranged.arrangement ? scene.current : undefined;
    if (now)
      void element?.toBlob().then(
        (models) => onPhoto({ models, scene: now }),
        () => undefined,
      );
    onClose();
  };
  return (
    <FullScreen
      dialog={dialog}
      label={t('floor.label')}
      onClose={close}
      sx={fullStyles}
      back={
        <button type="button" onClick={close} sx={backStyles}>
          ← {t(back === 'room' ? 'floor.back-room' : 'floor.back')}
        </button>
      }
      stage={
        <>
          <FloorStage
            {...{ pieces, arranged, hasPerson, isMoving, inHand }}
            past={isNoLength ? undefined : t('floor.past', { count: over })}
            onStage={setStage}
            onScene={keepScene}
            onPoint={(piece, isPointed) => setPointed(isPointed ? piece : undefined)}
            onTake={setInHand}
          />
          {hasPanel && (
            <RoomPanel address={address} onClose={() => setPanel(false)}>
              {t('floor.room-code')}
            </RoomPanel>
          )}
        </>
      }
      foot={
        <div sx={footStyles}>
          {(!isMoving || state === 'failed') && (
            <div data-part="label">
              <Foot
                isFailed={state === 'failed'}
                pointed={pointed === undefined ? undefined : pieces[pointed]}
                leftOut={leftOut}
                isWider={isWider}
              />
            </div>
          )}
          {isMoving && (
            <InHand
              how={t(isHandHeld() ? 'floor.fingers' : 'floor.keys')}
              taken={inHand === undefined ? undefined : pieces[inHand]}
              onPlace={(next) => inHand !== undefined && arranged.place(inHand, next)}
            />
          )}
          {wall !== undefined && <WallChoice wall={wall} onWall={arranged.setWall} onFault={setNoLength} />}
          <div sx={rowStyles} data-walled={wall !== undefined}>
            {state !== 'failed' && (
              <InRoom
                ar={ar}
                words={t('floor.room')}
                cannot={t('floor.room-cannot')}
                isAwaited={false}
                onPanel={() => setPanel(true)}
              />
            )}
            <Toggle isOn={hasPerson} onChange={setPerson}>
              {t('floor.person')}
            </Toggle>
            <Toggle
              isOn={wall !== undefined}
              onChange={(isOn) => arranged.setWall(isOn ? wallFor(length) : undefined)}
            >
              {t('floor.wall')}
            </Toggle>
            <Toggle isOn={isMoving} onChange={setMoving}>
              {t('floor.move')}
            </Toggle>
            {(isMoving || arranged.isMoved) && (
              // Has its place before the first drag: a line more would push the pieces from under the finger.
              <button
                type="button"
                aria-disabled={!arranged.isMoved}
                onClick={() => arranged.isMoved && arranged.reset()}
              >
                {t('floor.reset')}
              </button>
            )}
            <div>
              <LightsLink />
            </div>
            <p role="status" data-part="takes">
              {t('floor.takes', { count: pieces.length, length: formatNumber(length / 100, locale) })}
              {over > 0 && <span data-part="too-long"> · {t('floor.too-long', { count: over })}</span>}
              {known !== undefined && over === 0 && <> · {t('floor.fits')}</>}
            </p>
          </div>
        </div>
      }
    />
  );
}

/** Whole tens of cm, so that what stands there fits. */
const wallFor = (length: number): number =>
  Math.min(WALL.max, Math.max(WALL.min, Math.ceil(length / 10) * 10));

interface ToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </button>
  );
}

interface FootProps {
  isFailed: boolean;
  pointed: FloorPiece | undefined;
  leftOut: number;
  isWider: boolean;
}

/** What is pointed at; else what there is to know. */
function Foot({ isFailed, pointed, leftOut, isWider }: FootProps) {
  const { t } = useTranslation();
  if (isFailed) return <p role="alert">{t('turn.failed')}</p>;
  if (pointed)
    return <WorkCaption work={{ ...pointed, title: <span lang={pointed.lang}>{pointed.title}</span> }} />;
  const notes = [isWider && t('floor.wider'), leftOut > 0 && t('floor.left-out', { count: leftOut })].filter(
    Boolean,
  );
  return <p data-muted="">{notes.join(' ')}</p>;
}

interface WallChoiceProps {
  /** cm */
  wall: number;
  onWall: (wall: number) => void;
  /** Whether what is typed is no length. */
  onFault: (isWrong: boolean) => void;
}

/** Length of the wall that the pieces stand against. A length that is none is said, and changes nothing. */
function WallChoice({ wall, onWall, onFault }: WallChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(String(wall));
  const isWrong = readWall(typed) === undefined;
  useEffect(() => {
    onFault(isWrong);
    return () => onFault(false);
  }, [isWrong, onFault]);
  const change = (text: string) => {
    setTyped(text);
    const next = readWall(text);
    if (next !== undefined) onWall(next);
  };
  return (
    <p sx={wallStyles}>
      <label htmlFor={id}>{t('floor.wall-length')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {isWrong && (
        <span id={`${id}-fault`} role="alert">
          {t('floor.wall-fault', WALL)}
        </span>
      )}
    </p>
  );
}
