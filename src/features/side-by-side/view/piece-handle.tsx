import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import type { Place } from '../../../contract/forms/arrangement';
import { moved, turned } from '../arrangement/arrangement';
import type { FloorPiece } from '../floor-work';
import type { SeenPiece } from './floor-scene';
import { handleStyles } from './floor-stage.styles';

/** cm a key moves a piece by. */
const STEP = 5;
const SMALL_STEP = 1;

interface PieceHandleProps {
  piece: FloorPiece;
  seen: SeenPiece;
  place: Place;
  /** px of a metre of the floor. */
  metre: number;
  isMoving: boolean;
  inHand: boolean;
  onPoint: (isPointed: boolean) => void;
  onTake: () => void;
  onPlace: (next: (place: Place) => Place) => void;
  /** Whether it is being dragged: the eye stays where it is meanwhile. */
  onDrag: (isDragged: boolean) => void;
}

/** Over a piece: leads to its page, or takes it in hand while pieces are being moved. */
export function PieceHandle(props: PieceHandleProps) {
  const { piece, seen, isMoving, inHand, onPoint, onTake, onPlace } = props;
  const { t } = useTranslation();
  const { title, creators, lang, path } = piece;
  const drag = useDrag(props);
  const name = [title, creators].filter(Boolean).join(', ');
  const shared = {
    sx: handleStyles,
    style: seen.rect,
    lang,
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  };
  if (!isMoving && path)
    return (
      <Link {...shared} to={path}>
        <span sx={{ variant: 'layout.visuallyHidden' }}>{name}</span>
      </Link>
    );
  if (!isMoving) return <span {...shared} role="img" aria-label={name} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedByKey(event);
    if (!next) return;
    event.preventDefault();
    onTake();
    onPlace(next);
  };
  return (
    <button
      {...shared}
      {...drag}
      type="button"
      data-moving="true"
      aria-label={t('floor.take', { title })}
      aria-pressed={inHand}
      aria-keyshortcuts="ArrowLeft ArrowRight r"
      onClick={onTake}
      onKeyDown={onKeyDown}
    />
  );
}

function movedByKey({ key, shiftKey }: KeyboardEvent): ((place: Place) => Place) | undefined {
  const step = shiftKey ? SMALL_STEP : STEP;
  if (key === 'ArrowLeft') return (place) => moved(place, -step);
  if (key === 'ArrowRight') return (place) => moved(place, step);
  if (key.toLowerCase() === 'r') return (place) => turned(place, shiftKey ? -1 : 1);
  return undefined;
}

/** Along the floor, by pointer. */
function useDrag({ place, metre, onTake, onPlace, onDrag }: PieceHandleProps) {
  const from = useRef<{ pointer: number; x: number }>();
  const end = () => {
    if (!from.current) return;
    from.current = undefined;
    onDrag(false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { pointer: event.clientX, x: place.x };
      onTake();
      onDrag(true);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const start = from.current;
      if (!start) return;
      const by = ((clientX - start.pointer) / metre) * 100;
      onPlace(({ turn }) => moved({ x: start.x, turn }, by));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
