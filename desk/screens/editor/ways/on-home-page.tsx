import { useEffect, useRef } from 'react';
import { forget, useAnswer } from '../../../app/data';
import { EditorLink } from '../../../app/items/editor-link';
import { textIn } from '../../../app/items/title';
import { useLanguage } from '../../../app/words';
import type { HomePlace, NamedIn } from '../../../contract/items/publishing';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { pathOfItem } from '../../../editing/use-session';
import { SMALL, WHOLE } from '../../../theme/editor/fields';

/** Above the days of an event, by which it goes: whether it is on the home page, and as what. */
export function OnHomePage() {
  const { shelf } = useEditor();
  return shelf === 'events' ? <Place /> : null;
}

function Place() {
  const { say, locale } = useLanguage();
  const { item } = useEditState();
  const path = `${pathOfItem(item)}/named-in`;
  const { data } = useAnswer<NamedIn>(path);
  // What is published goes to another place, or from it.
  const known = useRef(item.version);
  useEffect(() => {
    if (known.current === item.version) return;
    known.current = item.version;
    void forget(path);
  }, [item.version, path]);
  const places = data?.home ?? [];
  if (places.length === 0) return null;
  const textOf = ({ as, beside }: HomePlace): string => {
    const title = beside && textIn(beside, locale).text;
    return as === 'nowhere' && title ? say('editor.home.besideOther', { title }) : say(`editor.home.${as}`);
  };
  const texts = places.map((one) => ({ language: one.locale, text: textOf(one) }));
  // The home pages differ where another event is in one language alone.
  const areSame = texts.every(({ text }) => text === texts[0]?.text);
  return (
    <p role="status" sx={{ ...WHOLE, ...SMALL }}>
      {areSame
        ? texts[0]?.text
        : texts.map((one) => (
            <span key={one.language} sx={{ display: 'block' }}>
              {say('editor.homeIn', one)}
            </span>
          ))}{' '}
      <EditorLink shelf="pages" id="home">
        {say('editor.homeWay')}
      </EditorLink>
    </p>
  );
}
