import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { call } from '../../app/line/call';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import type { OpenItem } from '../../contract/items/item';
import { INPUT } from '../../theme/editor/fields';
import { LINK_PANEL } from '../../theme/editor/texts';
import { Labelled } from '../parts/labelled';
import { ReferenceSearch } from '../parts/reference-search';

interface LinkPanelProps {
  editor: Editor;
  locale: LocaleCode;
  onClose: () => void;
}

/** Where the words lead: an address, or an item of the gallery. */
export function LinkPanel({ editor, locale, onClose }: LinkPanelProps) {
  const say = useSay();
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isMissing, setIsMissing] = useState(false);
  const set = (): void => {
    const words = editor.chain().focus().extendMarkRange('link');
    if (href === '') words.unsetLink().run();
    else words.setLink({ href }).run();
    onClose();
  };
  const choose = async (id: string): Promise<void> => {
    const { urls } = await call<OpenItem>('GET', `/items/works/${id}`);
    const url = urls[locale];
    setIsMissing(!url);
    if (url) setHref(new URL(url, window.location.href).pathname);
  };
  return (
    <div sx={LINK_PANEL}>
      <Labelled label={say('editor.linkTo')}>
        {(id) => (
          <input
            {...id}
            type="text"
            value={href}
            onChange={({ target }) => setHref(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              set();
            }}
            sx={INPUT}
          />
        )}
      </Labelled>
      <ReferenceSearch
        label={say('editor.linkWork')}
        shelf="works"
        without={[]}
        onChoose={({ id }) => void choose(id).catch(() => setIsMissing(true))}
      />
      {isMissing && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.linkNowhere')}
        </p>
      )}
      <Button look="link" onClick={set}>
        {say(href === '' ? 'editor.unlink' : 'editor.link')}
      </Button>
    </div>
  );
}
