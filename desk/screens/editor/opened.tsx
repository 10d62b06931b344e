import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useLetters } from '../../app/letter-keys';
import type { OpenItem } from '../../contract/items/item';
import { EditorProvider } from '../../editing/editor-context';
import { useSession } from '../../editing/use-session';
import { Form } from '../../fields/form';
import { kindOf } from '../../kinds/kinds';
import { EDITOR, FORM_COLUMN } from '../../theme/editor-layout';
import { Aside } from './aside';
import { Conflicts } from './conflicts';
import { Contents } from './contents';
import { EditorFloor } from './editor-floor';
import { historyOf } from './go-to';
import { Heads } from './heads';
import { Preview } from './preview/preview';
import { usePreview } from './preview/use-preview';
import { Tabs } from './tabs';
import { useEditorKeys } from './use-editor-keys';

/** An item with its form, its page beside it, and the floor that publishes it. */
export function Opened({ item }: { item: OpenItem }) {
  const { shelf, id } = item;
  const [field, setField] = useState<string>();
  const session = useSession(item);
  const preview = usePreview();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<LocaleCode>('en');
  const [isSeeing, setIsSeeing] = useState(false);
  const kind = kindOf(shelf, id);
  const editor = useMemo(
    () => ({
      ...{ shelf, id, session },
      onField: setField,
    }),
    [shelf, id, session],
  );
  useEditorKeys(session, kind);
  useLetters([
    { letter: 'p', word: 'keys.preview', act: preview.toggle },
    { letter: 'l', word: 'keys.previewLanguage', act: preview.turnLanguage },
    { letter: 'e', word: 'keys.previewLight', act: preview.turnLight },
    { letter: 'h', word: 'keys.history', act: () => void navigate({ to: historyOf(shelf, id) as '/' }) },
  ]);
  return (
    <EditorProvider value={editor}>
      <div data-preview={preview.isOpen} data-seeing={isSeeing} data-language={language} sx={EDITOR}>
        <Contents kind={kind} preview={preview} />
        <div sx={FORM_COLUMN}>
          <Tabs {...{ isSeeing, setIsSeeing, language }} onLanguage={setLanguage} />
          <Heads />
          <Conflicts />
          <Form kind={kind} />
        </div>
        <Aside />
        <Preview preview={preview} field={field} isShown={preview.isOpen || isSeeing} />
      </div>
      <EditorFloor />
    </EditorProvider>
  );
}
