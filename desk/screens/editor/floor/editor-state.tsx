import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { CallFault } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { valueAt } from '../../../contract/items/field-path';
import { useEditState } from '../../../editing/editor-context';
import { isFault } from '../../../editing/still-to-come';
import { STATE } from '../../../theme/editor/layout';
import { errorsOf, languageOf, readyAlone } from './ready-alone';

interface EditorStateProps {
  /** Pages that have just become public. */
  published: Readonly<Record<string, string>> | undefined;
  /** The language that these are in, where the other one was left as it is. */
  only: LocaleCode | undefined;
  onFirst: () => void;
  /** Publishes one language alone; undefined for who may not. */
  onOnly: ((locale: LocaleCode) => void) | undefined;
  isBusy: boolean;
}

export function EditorState({ published, only, onFirst, onOnly, isBusy }: EditorStateProps) {
  const { say, at, since: sinceWhen, due, locale } = useLanguage();
  const edited = useEditState();
  const { item, unsent, fault, unsavable, isGone } = edited;
  const { state, draft, schedule } = item;
  const errors = errorsOf(edited);
  const lacking = languageOf(errors);
  const alone = readyAlone(edited);
  const count = draft?.changes.length ?? 0;
  const saved =
    unsent.length > 0 ? say('editor.saving') : draft && say('editor.saved', { time: at(draft.at) });
  if (isGone || unsavable.length > 0)
    return (
      <State is="refused">
        {say(isGone ? 'unsaved.gone' : 'unsaved.refused', { count: unsavable.length })}
      </State>
    );
  if (fault !== undefined && unsent.length > 0)
    return (
      <span sx={STATE}>
        <State is="refused">{say('editor.safeHere')}</State>
        {/** A line that is broken says so itself. */}
        {fault instanceof CallFault && fault.fault !== 'offline' && (
          <span data-small>{say(`fault.${fault.fault}`, { name: fault.by })}</span>
        )}
      </span>
    );
  if (published && unsent.length === 0) {
    const url = published[only ?? locale] ?? Object.values(published)[0];
    return (
      <span sx={STATE}>
        <State is="public">
          {only ? say('editor.publishedOnly', { language: only }) : say('editor.published')}
        </State>
        {url && (
          <a href={url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
            {say('editor.publishedIn')}
          </a>
        )}
      </span>
    );
  }
  if (errors.length > 0)
    return (
      <span sx={STATE}>
        {errors.some((finding) => isFault(item, finding)) ? (
          <State is="refused">
            {lacking
              ? say('editor.refusedIn', { count: errors.length, language: lacking })
              : say('editor.refused', { count: errors.length })}
          </State>
        ) : (
          <State is="draft">{say('editor.toCome', { count: errors.length })}</State>
        )}
        {saved && <span data-small>{saved}</span>}
        <Button look="link" onClick={onFirst}>
          {say('editor.showFirst', { count: errors.length })}
        </Button>
        {alone && onOnly && (
          <Button look="link" isBusy={isBusy} onClick={() => onOnly(alone)}>
            {say('editor.only', { language: alone })}
          </Button>
        )}
      </span>
    );
  const isChanged = state === 'public' && unsent.length > 0;
  // Publishing writes the hour into the file; pages and types have none.
  const since = item.published && (valueAt(item.published, 'updated_at') as string | null);
  return (
    <span sx={STATE}>
      <State is={isChanged ? 'changed' : state}>
        {schedule && state === 'scheduled'
          ? say(`items.due.${schedule.act}`, { time: due(schedule.at) })
          : since && state === 'public' && !isChanged
            ? say('items.publicSince', { time: sinceWhen(since) })
            : say(`items.is.${isChanged ? 'changed' : state}`)}
      </State>
      <span data-small>
        {item.published && count > 0 && `${say('editor.changes', { count })}, `}
        {saved}
      </span>
    </span>
  );
}
