import type { FieldName } from '../../../src/contract/collections/labels';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useLanguage } from '../../app/words';
import { useEditState, useField } from '../../editing/editor-context';
import { isFault } from '../../editing/still-to-come';
import { RESTS_MS } from '../../editing/tell-where';
import { readable } from '../../editing/readable';
import { FIELD, HELP, LABEL, WAS, WHOLE_FIELD } from '../../theme/editor/fields';
import { ReplacedHere } from '../theirs/replaced-here';
import { ConflictHere } from '../theirs/conflict-here';
import { FindingText } from './finding-text';

/** Characters of what is public that are shown below a field. */
const MOST_SHOWN = 240;

/** In the language of the field, whatever the desk speaks; none in one that has none. */
const EXAMPLES: Partial<Record<FieldName, Readonly<Partial<Record<LocaleCode, string>>>>> = {
  'works.materials': { en: 'Lacquered steel, brass, travertine', fr: 'Acier laqué, laiton, travertin' },
  'creators.nationality': { en: 'French', fr: 'Française' },
  'events.kind': { en: 'Exhibition, Fair', fr: 'Exposition, Foire' },
};

const RESTS_S = RESTS_MS / 1000;

const shorten = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

export interface Described {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  /** A colleague is in it; it is theirs until they leave it. */
  readOnly: boolean;
}

interface FieldFrameProps {
  path: string;
  word: FieldName;
  /** Of a text that is in each language. */
  locale?: LocaleCode;
  /** Several inputs share the label. */
  isGroup?: boolean;
  /** As wide as both languages. */
  isWhole?: boolean;
  /** The input is no form's own, and names its label itself. */
  isText?: boolean;
  /** How a value is read, where it is not read as it is written. */
  read?: (value: unknown) => string;
  /** What is wrong with a part of it is said there. */
  showsParts?: boolean;
  /** Right of the label. */
  aside?: ReactNode;
  /** Below the input. */
  note?: ReactNode;
  children: (described: Described) => ReactNode;
}

/** Label, help, what is public and what is wrong, around the inputs of one field. */
export function FieldFrame({
  path,
  word,
  locale,
  isGroup,
  isWhole,
  isText,
  read = readable,
  showsParts = false,
  aside,
  note,
  children,
}: FieldFrameProps) {
  const { say, locale: spoken } = useLanguage();
  const field = useField(path);
  const { item } = useEditState();
  const { was, conflict, isUnsavable, colleague } = field;
  const findings = field.findings.filter((one) => !showsParts || one.path === path);
  const id = useId();
  const [isHeldUp, setIsHeldUp] = useState(false);
  // Who has begun to write is not stopped in the middle of a word; who rested has left it to the colleague.
  const [begunAt, setBegunAt] = useState<number>();
  useEffect(() => {
    if (begunAt === undefined) return undefined;
    const rested = setTimeout(() => setBegunAt(undefined), RESTS_MS);
    return () => clearTimeout(rested);
  }, [begunAt]);
  const isTheirs = colleague !== undefined && begunAt === undefined;
  const frame = useRef<HTMLDivElement>(null);
  // Inputs that are disabled lose the focus, and would say nothing of why.
  useLayoutEffect(() => {
    if (isGroup && isTheirs && frame.current?.contains(document.activeElement)) frame.current.focus();
  }, [isGroup, isTheirs]);
  // Nothing that is typed vanishes without a word.
  const holdUp = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setIsHeldUp(true);
  };
  const label = locale
    ? `${say(`fields.${word}`)}, ${say('language', { language: locale })}`
    : say(`fields.${word}`);
  const isWrong = findings.some((finding) => isFault(item, finding)) || conflict !== undefined || isUnsavable;
  const described = {
    id,
    'aria-describedby': `${id}-who ${id}-about ${id}-help`,
    'aria-invalid': isWrong,
    readOnly: isTheirs,
  };
  const asGroup = isGroup && {
    ...{ role: 'group', 'aria-labelledby': `${id}-label` },
    ...(isTheirs && { tabIndex: 0, 'aria-describedby': `${id}-who ${id}-help` }),
  };
  const writing: HTMLAttributes<HTMLElement> = {
    onKeyDownCapture: isTheirs ? holdUp : undefined,
    onInput: () => setBegunAt(Date.now()),
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) setBegunAt(undefined);
    },
  };
  return (
    <div
      ref={frame}
      {...asGroup}
      data-path={path}
      data-of={locale}
      data-changed={was !== undefined}
      data-wrong={isWrong}
      data-taken={colleague !== undefined}
      sx={isWhole ? WHOLE_FIELD : FIELD}
      {...writing}
    >
      <div sx={LABEL}>
        {isGroup || isText ? (
          <span id={`${id}-label`}>{label}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        )}
        {colleague ? <span id={`${id}-who`}>{say('editor.writes', { name: colleague })}</span> : aside}
      </div>
      {isGroup ? (
        // Disabled as one where it is a colleague's: the group is come to in their stead.
        <fieldset role="none" disabled={described.readOnly} sx={{ display: 'contents' }}>
          {children(described)}
        </fieldset>
      ) : (
        children(described)
      )}
      {note}
      {isHeldUp && isTheirs && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.theirs', { name: colleague, seconds: RESTS_S })}
        </p>
      )}
      <ReplacedHere path={path} read={read} isTheirs={colleague !== undefined} />
      <div id={`${id}-about`}>
        {was !== undefined && (
          <p sx={WAS}>
            {was === null ? say('editor.wasEmpty') : say('editor.was', { text: shorten(read(was)) })}
          </p>
        )}
        {findings.map((finding) => (
          <FindingText key={finding.path + finding.name + finding.text} finding={finding} />
        ))}
        {isUnsavable && <p sx={{ variant: 'text.fault' }}>{say('unsaved.invalid')}</p>}
        {conflict && <ConflictHere conflict={conflict} />}
      </div>
      <p id={`${id}-help`} data-help sx={HELP}>
        {isTheirs
          ? say('editor.freeAgain', { name: colleague, seconds: RESTS_S })
          : say(`help.${word}`, { example: EXAMPLES[word]?.[locale ?? spoken] ?? '' })}
      </p>
    </div>
  );
}
