import { useEffect, useRef } from 'react';
import { forget, useAnswer } from '../../../app/data';
import { EditorLink } from '../../../app/items/editor-link';
import { textIn } from '../../../app/items/title';
import { Said } from '../../../app/parts/said';
import { useLanguage } from '../../../app/words';
import type { HomePlace } from '../../../../api/content/contract/publishing';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { SMALL, WHOLE } from '../../../theme/editor/fields';

/** Above the days of an event, by which it goes: whether it is on the home page, and as what. */
export function OnHomePage() {
  const { shelf } = useEditor();
  return shelf === 'events' ? <Place /> : null;
}

const DAYS = ['starts_on', 'ends_on'];

function Place() {
  const { say, locale } = useLanguage();
  const { item } = useEditState();
  const { shelf, id } = item;
  const { data } = useAnswer('/items/:shelf/:id/named-in', { params: { shelf, id } });
  // What is published goes to another place, or from it, as does what is moved to other days.
  const moved = item.draft?.changes.filter((one) => DAYS.includes(one.path)).map(({ value }) => value) ?? [];
  const state = [item.version, ...moved].join(' ');
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void forget('/items/:shelf/:id/named-in', { params: { shelf, id } });
  }, [state, shelf, id]);
  const places = data?.home ?? [];
  const textOf = ({ as, beside }: Pick<HomePlace, 'as' | 'beside'>): string => {
    const title = beside && textIn(beside, locale).text;
    return as === 'nowhere' && title ? say('editor.home.besideOther', { title }) : say(`editor.home.${as}`);
  };
  const texts = places.map((one) => ({
    language: one.locale,
    text: textOf(one),
    once: one.once && say('editor.homeOnce', { text: textOf(one.once) }),
  }));
  const [first] = texts;
  // The home pages differ where another event is in one language alone.
  const areSame = texts.every(({ text, once }) => text === first?.text && once === first.once);
  const shown = areSame ? texts.slice(0, 1) : texts;
  return (
    <Said sx={{ ...WHOLE, ...SMALL }}>
      {shown.map(({ language, text, once }) => (
        <span key={language} sx={areSame ? undefined : { display: 'block' }}>
          {say(areSame ? 'editor.homeIs' : 'editor.homeIn', { language, text })} {once}{' '}
        </span>
      ))}
      {places.length > 0 && (
        <EditorLink shelf="pages" id="home">
          {say('editor.homeWay')}
        </EditorLink>
      )}
    </Said>
  );
}
