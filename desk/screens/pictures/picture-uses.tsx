import type { PictureUse } from '../../../api/media/contract/pictures';
import { EditorLink } from '../../app/items/editor-link';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';

/** Where a picture is shown, and as what. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { say, locale } = useLanguage();
  if (uses.length === 0) return <>{say('pictures.unused')}</>;
  return (
    <>
      {uses.map(({ shelf, id, title, part, isDraft }, at) => {
        const { text, lang } = textIn(title, locale);
        const notes = [
          part === 'evening' && say('pictures.asEvening'),
          part === 'original' && say('pictures.asOriginal'),
          isDraft && say('pictures.asDraft'),
        ].filter(Boolean);
        return (
          <p key={`${shelf} ${id} ${part} ${at}`}>
            <EditorLink shelf={shelf} id={id}>
              <span lang={lang}>{text || say('items.untitled')}</span>
            </EditorLink>
            {notes.length > 0 && ` (${notes.join(', ')})`}
          </p>
        );
      })}
    </>
  );
}
