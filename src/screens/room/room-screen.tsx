import { useMemo, useEffect, useRef, type ReactNode, useState, type FormEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { useSite } from '../../page/site-context';
import { RoomHead } from './head/room-head';
import { OpenRoom } from './open-room';
import type { RoomState, Refusal } from './state/room-state';
import { useRoom } from './state/use-room';
import { toRoomView, type RoomView } from './view/room-view';
import { Spinner } from '../../components/form/spinner';
import { useLasting } from '../../components/form/use-lasting';
import type { RoomGallery } from '../../contract/rooms/room';
import { TextField } from '../../components/form/fields/text-field';
import { SubmitButton } from '../../components/form/submit-button';
import { ROOM_BOUNDS } from '../../contract/rooms/room-bounds';
import type { Translate } from '../../i18n/message-key';
import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = {
  variant: 'text.ui',
  fontStyle: 'normal',
  '& a': { color: 'inherit' },
};

/** By default of the gallery as the page knows it. */
function GalleryAddress({ gallery }: { gallery?: RoomGallery | undefined }) {
  const { name, contact } = useSite();
  const shown = gallery ?? { name, contact };
  const { street, postal_code, city, phone, email } = shown.contact;
  return (
    <address sx={styles}>
      {shown.name}
      <br />
      {street}, {postal_code} {city}
      <br />
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

const closedStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  pt: 4,
  pb: 'section',
  '& > h1': { variant: 'text.pageTitle', maxWidth: 'displayText', '&:focus': { outline: 'none' } },
  '& > p, & > div > p': { variant: 'text.read', maxWidth: '62ch' },
  '& > form': { display: 'grid', gap: 'fields', width: '100%', maxWidth: 'controls' },
};

interface LockedRoomProps {
  state: Extract<RoomState, { kind: 'locked' }>;
  onCode: (code: string) => void;
}

function LockedRoom({ state: { asked, refusal }, onCode }: LockedRoomProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asked && code.trim()) onCode(code.trim());
  };
  return (
    <div sx={closedStyles}>
      <h1>{t('room.locked-title')}</h1>
      <p>{t('room.locked-text')}</p>
      <form aria-busy={asked} onSubmit={submit}>
        <TextField
          ref={field}
          name="code"
          label={t('room.code')}
          error={asked ? undefined : refusal && refusalText(refusal, t)}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          // Spaces and hyphens come on top of the code's own letters.
          maxLength={ROOM_BOUNDS.code.max * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton busy={asked}>{t('room.open')}</SubmitButton>
      </form>
      <GalleryAddress />
    </div>
  );
}

function refusalText(refusal: Refusal, t: Translate): string {
  switch (refusal.kind) {
    case 'wrong-code':
      return t('room.wrong-code');
    case 'busy':
      return t('room.many-codes', { count: minutesOf(refusal.waitMs) });
    case 'no-answer':
      return t('room.no-answer');
  }
}

const minutesOf = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));

function useRoomView(state: RoomState): RoomView | undefined {
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const room = state.kind === 'open' ? state.room : undefined;
  return useMemo(
    () => room && toRoomView(room, { locale, mediaOrigin: apiOrigin }),
    [room, locale, apiOrigin],
  );
}

/** A client's room, loaded from the live API and followed while it may be seen. */
export function RoomScreen({ path }: { path: string }) {
  const { key, state, unlock } = useRoom(path);
  const room = useRoomView(state);
  if (state.kind !== 'loading' && state.kind !== 'open') return <NoRoom state={state} onCode={unlock} />;
  return (
    <>
      {/* The same one before and after: it is painted while the room is on its way. */}
      <RoomHead room={room} />
      {room && key ? (
        <OpenRoom roomKey={key} room={room} isStale={state.kind === 'open' && state.isStale} />
      ) : (
        <Opening />
      )}
    </>
  );
}

interface NoRoomProps {
  state: Exclude<RoomState, { kind: 'loading' | 'open' }>;
  onCode: (code: string) => void;
}

function NoRoom({ state, onCode }: NoRoomProps) {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'locked':
      return <LockedRoom state={state} onCode={onCode} />;
    case 'gone':
      return <GoneRoom gallery={state.gallery} />;
    case 'busy':
      return (
        <ClosedRoom title={t('room.closed-title')}>
          <p>{t('room.busy', { count: minutesOf(state.waitMs) })}</p>
        </ClosedRoom>
      );
    case 'unavailable':
      return (
        <ClosedRoom title={t('room.title')}>
          <p>{t('room.unavailable')}</p>
        </ClosedRoom>
      );
  }
}

/** Below the head, until the room is there: the same for all rooms. */
function Opening() {
  const { t } = useTranslation();
  const lasting = useLasting(true);
  return (
    <>
      <div role="status" sx={{ variant: 'layout.page', pt: 4 }}>
        {lasting && <Spinner label={t('room.opening')} />}
      </div>
      <noscript>
        <div sx={closedStyles}>
          <h1>{t('room.title')}</h1>
          <p>{t('room.needs-scripts')}</p>
          <GalleryAddress />
        </div>
      </noscript>
    </>
  );
}

interface ClosedRoomProps {
  title: string;
  children: ReactNode;
  gallery?: RoomGallery | undefined;
}

/** What stands in place of a room, with the gallery's address and telephone. */
function ClosedRoom({ title, children, gallery }: ClosedRoomProps) {
  return (
    <div sx={closedStyles}>
      <h1>{title}</h1>
      <div role="alert">{children}</div>
      <GalleryAddress gallery={gallery} />
    </div>
  );
}

/** One answer for what never was, has ended or was withdrawn, also while the room is open. */
function GoneRoom({ gallery }: { gallery?: RoomGallery | undefined }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus may be gone with the room.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div sx={closedStyles}>
      <h1 ref={heading} tabIndex={-1}>
        {t('room.closed-title')}
      </h1>
      <p>{t('room.closed-text')}</p>
      <GalleryAddress gallery={gallery} />
    </div>
  );
}
