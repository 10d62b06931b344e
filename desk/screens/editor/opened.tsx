import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useLetters } from '../../app/letters/letter-keys';
import { useLanguage } from '../../app/words';
import { descriptionAsked } from '../../app/items/describing';
import { COPY_MARK } from '../../../api/content/contract/copy-mark';
import type { OpenItem } from '../../../api/content/contract/item';
import { savedValues } from '../../editing/edit-state';
import { EditorProvider } from '../../editing/editor-context';
import { useSession } from '../../editing/use-session';
import { Form } from '../../fields/form';
import { kindOf } from '../../kinds/kinds';
import type { Kind } from '../../kinds/kind';
import { EDITOR, FORM_COLUMN } from '../../theme/editor/layout';
import { Aside } from './aside';
import { Conflicts } from './conflicts';
import { Contents } from './ways/contents';
import { EditorFloor } from './floor/editor-floor';
import { usePublish } from './floor/use-publish';
import { goToField, historyOf } from './go-to';
import { Heads } from './heads';
import { InRooms } from './in-rooms';
import { MissedTime } from './missed-time';
import { NamedIn } from './ways/named-in';
import { OnHomePage } from './ways/on-home-page';
import { Preview } from './preview/preview';
import { useFollowing, usePreview } from './preview/use-preview';
import { Tabs } from './tabs';
import { Unsaved } from './unsaved/unsaved';
import { useEditorKeys } from './use-editor-keys';

/** An item with its form, its page beside it, and the floor that publishes it. */
export function Opened({ item }: { item: OpenItem }) {
  const { shelf, id } = item;
  const field = useFieldInHand();
  const session = useSession(item, true);
  const preview = usePreview(shelf);
  useFollowing(preview);
  const publishing = usePublish(session);
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const [language, setLanguage] = useState<LocaleCode>(locale);
  const [isSeeing, setIsSeeing] = useState(false);
  const kind = kindOf(shelf, id);
  const editor = useMemo(() => ({ shelf, id, session }), [shelf, id, session]);
  useEditorKeys(session, kind);
  // The address may name a group, which was not there yet when the browser looked for it.
  const titleFirst = useRef(isNameless(item) ? titleOf(kind, locale) : undefined);
  useEffect(() => goToField(titleFirst.current), []);
  const described = useRef(descriptionAsked(window.location.hash, savedValues(item)));
  useEffect(() => {
    // Lists of pictures are there a moment after the form.
    const later = setTimeout(() => described.current && goToField(described.current));
    return () => clearTimeout(later);
  }, []);
  // Void: browsers that scroll by promise answer with one, which React would take for what ends the effect.
  useEffect(() => void document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  useLetters([
    { letter: 'p', word: 'keys.preview', act: preview.toggle },
    { letter: 'l', word: 'keys.previewLanguage', act: preview.turnLanguage },
    { letter: 'e', word: 'keys.previewLight', act: preview.turnLight },
    {
      letter: 'h',
      word: 'keys.history',
      act: () => void navigate({ to: historyOf(shelf, id) as '/', search: true }),
    },
  ]);
  return (
    <EditorProvider value={editor}>
      <div data-preview={preview.isOpen} data-seeing={isSeeing} data-language={language} sx={EDITOR}>
        <Contents kind={kind} preview={preview} />
        <div sx={FORM_COLUMN}>
          <Tabs
            isSeeing={isSeeing}
            onSee={preview.isThere ? setIsSeeing : undefined}
            languages={{ current: language, choose: setLanguage }}
          />
          <Heads />
          <Unsaved />
          <MissedTime />
          <InRooms />
          <Conflicts />
          <Form kind={kind} above={{ when: <OnHomePage /> }} />
          <NamedIn />
        </div>
        <Aside publishing={publishing} />
        {preview.isThere && <Preview preview={preview} field={field} isShown={preview.isOpen || isSeeing} />}
      </div>
      <EditorFloor publishing={publishing} />
    </EditorProvider>
  );
}

/** The path of the field that has the focus, or had it last. */
function useFieldInHand(): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const frame = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
      if (frame) setField(frame.dataset['path']);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return field;
}

/** Just made or duplicated: its title is written first. */
const isNameless = ({ published, draft }: OpenItem): boolean => {
  const titles = (draft?.changes ?? [])
    .filter(({ path }) => path === 'name' || path.startsWith('title'))
    .flatMap(({ value }): unknown[] => (typeof value === 'object' ? Object.values(value ?? {}) : [value]));
  const isCopy = (title: unknown): boolean =>
    Object.values(COPY_MARK).some((mark) => String(title).endsWith(mark));
  return published === null && (titles.length === 0 || titles.some(isCopy));
};

function titleOf(kind: Kind, locale: LocaleCode): string | undefined {
  const field = kind.flatMap(({ fields }) => fields).find((one) => 'isTitle' in one && one.isTitle);
  return field?.widget === 'texts' ? `${field.path}.${locale}` : field?.path;
}
