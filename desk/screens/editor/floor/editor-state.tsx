import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { useMe } from '../../../app/data';
import { CallFault } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { State } from '../../../app/parts/state';
import { useLanguage, useSay, type Say } from '../../../app/words';
import { valueAt } from '../../../../api/content/contract/field-path';
import type { OpenItem, Values } from '../../../../api/content/contract/item';
import { allows } from '../../../../api/people/contract/permissions';
import type { Did } from '../../../editing/edit-state';
import { useEditState } from '../../../editing/editor-context';
import { isFault } from '../../../editing/still-to-come';
import { atEachText } from '../../../kinds/at-each-text';
import { kindOf } from '../../../kinds/kinds';
import { STATE } from '../../../theme/editor/layout';
import { goToField } from '../go-to';
import { labelsOf } from '../label-of';
import { usePreview } from '../preview/use-preview';
import { Earlier } from '../ways/earlier';
import { HeldTime, useHeldBy } from './held-time';
import { errorsOf, isOwnReady, languageOf, readyAlone, readyTogether } from './ready-alone';
import type { Drafted } from './use-publish';

interface EditorStateProps {
  /** Pages that have just become public. */
  published: Readonly<Record<string, string>> | undefined;
  /** The language that these are in, where the other one was left as it is. */
  only: LocaleCode | undefined;
  /** What colleagues have written was left in the draft. */
  isOwn: boolean;
  /** Fields for which nothing was published, though it was asked for. */
  inWay: readonly string[];
  onFirst: () => void;
  /** Publishes one language alone; undefined for who may not. */
  onOnly: ((locale: LocaleCode) => void) | undefined;
  /** Publishes it with drafts that it names; undefined for who may not. */
  onTogether: ((others: readonly Drafted[]) => void) | undefined;
  /** Publishes what one has written oneself; undefined for who may not. */
  onOwn: (() => void) | undefined;
  isBusy: boolean;
}

export function EditorState({
  published,
  only,
  isOwn,
  inWay,
  onFirst,
  onOnly,
  onTogether,
  onOwn,
  isBusy,
}: EditorStateProps) {
  const { say, at, since: sinceWhen, due, names } = useLanguage();
  const { name, may } = useMe();
  const held = useHeldBy();
  const edited = useEditState();
  const { item, unsent, fault, unsavable, isGone, did, conflicts } = edited;
  const { locale: seen } = usePreview(item.shelf);
  const { state, draft, schedule } = item;
  const errors = errorsOf(edited);
  const places = atEachText(kindOf(item.shelf, item.id), edited.values, errors).length;
  const lacking = languageOf(errors);
  const alone = readyAlone(edited);
  const together = readyTogether(edited);
  const count = draft?.changes.length ?? 0;
  // What they have written becomes public as well.
  const others = [...new Set((draft?.changes ?? []).flatMap(({ by }) => (by && by !== name ? [by] : [])))];
  const isAllOthers = draft?.changes.every(({ by }) => by && by !== name) === true;
  // What waits to be chosen is not on its way.
  const isOnItsWay = unsent.some((path) => !conflicts.some((one) => one.path === path));
  const isSaved = isOnItsWay ? say('editor.saving') : draft && say('editor.saved', { time: at(draft.at) });
  const saved =
    did?.what === 'nothing' ? (
      <Earlier />
    ) : did ? (
      wordsOf(did, item, { say, others: names(others) })
    ) : (
      isSaved
    );
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
  if (inWay.length > 0)
    return (
      <span sx={STATE}>
        <State is="refused">
          {say('editor.notPublished', { fields: labelsOf(kindOf(item.shelf, item.id), inWay, say) })}
        </State>
        <Button look="link" onClick={() => goToField(inWay[0])}>
          {say('editor.showFirst', { count: inWay.length })}
        </Button>
      </span>
    );
  if (published && unsent.length === 0) {
    const url = published[only ?? seen] ?? Object.values(published)[0];
    return (
      <span sx={STATE}>
        {isOwn && others.length > 0 ? (
          <State is="changed">{say('editor.publishedOwn', { names: names(others) })}</State>
        ) : (
          <State is="public">
            {only ? say('editor.publishedOnly', { language: only }) : say('editor.published')}
          </State>
        )}
        <PublicPage url={url} />
      </span>
    );
  }
  if (errors.length > 0)
    return (
      <span sx={STATE}>
        {errors.some((finding) => isFault(item, finding)) ? (
          <State is="refused">
            {lacking
              ? say('editor.refusedIn', { count: places, language: lacking })
              : say('editor.refused', { count: places })}
          </State>
        ) : (
          <State is={item.published ? 'changed' : 'draft'}>
            {say(item.published ? 'editor.toFill' : 'editor.toCome', { count: places })}
          </State>
        )}
        {saved && <span data-small>{saved}</span>}
        <HeldTime />
        <Button look="link" onClick={onFirst}>
          {say('editor.showFirst', { count: places })}
        </Button>
        {together && onTogether && (
          <Button look="link" isBusy={isBusy} onClick={() => onTogether(together.others)}>
            {say('editor.together', {
              names: together.titles.reduce((before, after) => say('join.list', { before, after })),
            })}
          </Button>
        )}
        {isOwnReady(edited, name) && onOwn && (
          <Button look="link" isBusy={isBusy} onClick={onOwn}>
            {say('editor.own')}
          </Button>
        )}
        {alone && onOnly && (
          <Button look="link" isBusy={isBusy} onClick={() => onOnly(alone)}>
            {say('editor.only', { language: alone })}
          </Button>
        )}
      </span>
    );
  // At the hour nobody may be there to see that a page lacks.
  const onlyIn = schedule?.act === 'publish' ? loneLocale(edited.values) : undefined;
  const isChanged = state === 'public' && unsent.length > 0;
  const wouldHold = schedule?.act === 'publish' && !held && !allows(may, 'publish');
  // Publishing writes the hour into the file; pages and types have none.
  const since = item.published && (valueAt(item.published, 'updated_at') as string | null);
  const publisher = item.writer?.hasPublished && item.writer.name !== name ? item.writer.name : undefined;
  return (
    <span sx={STATE}>
      <HeldTime />
      {!held && !schedule?.waitsForClock && (
        <State is={isChanged ? 'changed' : state}>
          {schedule && state === 'scheduled'
            ? say(`items.due.${schedule.act}`, { time: due(schedule.at) })
            : since && state === 'public' && !isChanged
              ? say(publisher ? 'editor.publicSinceBy' : 'items.publicSince', {
                  time: sinceWhen(since),
                  name: publisher ?? '',
                })
              : say(`items.is.${isChanged ? 'changed' : state}`)}
        </State>
      )}
      <span data-small>
        {wouldHold && `${say('editor.wouldHold')} `}
        {onlyIn && `${say('items.only', { language: onlyIn })}, `}
        {item.published && count > 0 && !did && `${say('editor.changes', { count })}, `}
        {others.length > 0 &&
          !did &&
          `${say(isAllOthers ? 'editor.allBy' : 'editor.alsoBy', { names: names(others) })}, `}
        {saved}
      </span>
      {item.published && (state === 'public' || state === 'changed') && (
        <PublicPage url={item.urls[seen] ?? Object.values(item.urls)[0]} />
      )}
    </span>
  );
}

function loneLocale(values: Values): LocaleCode | undefined {
  const written = LOCALE_CODES.filter((code) => valueAt(values, `slug.${code}`));
  return written.length === 1 ? written[0] : undefined;
}

function PublicPage({ url }: { url: string | undefined }) {
  const say = useSay();
  if (url === undefined) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
      {say('editor.publishedIn')}
    </a>
  );
}

function wordsOf(
  { what, paths }: Did,
  { shelf, id }: Pick<OpenItem, 'shelf' | 'id'>,
  { say, others }: { say: Say; others: string },
): string {
  // What a colleague had left there may be gone by now.
  if (what === 'discardedOwn' && others === '') return say('editor.did.discarded');
  const fields = labelsOf(kindOf(shelf, id), paths, say);
  return say(`editor.did.${what}`, { fields, names: others });
}
