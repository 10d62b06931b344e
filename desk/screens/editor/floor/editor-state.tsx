import { CallFault } from '../../../app/call';
import { Button } from '../../../app/parts/button';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { useEditState } from '../../../editing/editor-context';
import { STATE } from '../../../theme/editor/layout';

interface EditorStateProps {
  /** Pages that have just become public. */
  published: Readonly<Record<string, string>> | undefined;
  onFirst: () => void;
}

export function EditorState({ published, onFirst }: EditorStateProps) {
  const { say, time, locale } = useLanguage();
  const { item, unsent, fault } = useEditState();
  const { state, draft, schedule } = item;
  const errors = item.findings.filter(({ severity }) => severity === 'error').length;
  const count = draft?.changes.length ?? 0;
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
    const url = published[locale] ?? Object.values(published)[0];
    return (
      <span sx={STATE}>
        <State is="public">{say('editor.published')}</State>
        {url && (
          <a href={url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
            {say('editor.publishedIn')}
          </a>
        )}
      </span>
    );
  }
  if (errors > 0)
    return (
      <span sx={STATE}>
        <State is="refused">{say('editor.refused', { count: errors })}</State>
        <Button look="link" onClick={onFirst}>
          {say('editor.showFirst')}
        </Button>
      </span>
    );
  const isChanged = state === 'public' && unsent.length > 0;
  return (
    <span sx={STATE}>
      <State is={isChanged ? 'changed' : state}>
        {say(`editor.state.${isChanged ? 'changed' : state}`, { time: schedule ? time(schedule.at) : '' })}
      </State>
      <span data-small>
        {count > 0 && `${say('editor.changes', { count })}, `}
        {unsent.length > 0 ? say('editor.saving') : draft && say('editor.saved', { time: time(draft.at) })}
      </span>
    </span>
  );
}
