import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { INPUT } from '../../theme/editor/fields';
import { LINK_PANEL } from '../../theme/editor/texts';
import { Labelled } from '../parts/labelled';
import { OwnLinkSearch } from '../parts/own-link-search';

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
  const choose = (path: string | undefined): void => {
    setIsMissing(!path);
    if (path) setHref(path);
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
      <OwnLinkSearch first="works" onChoose={(paths) => choose(paths[locale])} />
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
