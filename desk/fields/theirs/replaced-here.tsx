import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import type { Replaced } from '../../editing/edit-state';
import { useEditor, useEditState } from '../../editing/editor-context';
import { ADVICE, FIXED } from '../../theme/editor/fields';

/** Characters of what one had that are shown. */
const MOST_SHOWN = 240;

const WORDS = {
  written: 'editor.replaced',
  public: 'editor.replacedPublic',
  takenBack: 'editor.thrownAway',
} as const satisfies Record<Replaced['as'], string>;

interface ReplacedHereProps {
  path: string;
  /** How a value is read. */
  read: (value: unknown) => string;
  /** A colleague is in the field: nothing is put there now. */
  isTheirs: boolean;
}

/** Whoever had something in a field that is somebody else's now is told whose, and can have the own words again. */
export function ReplacedHere({ path, read, isTheirs }: ReplacedHereProps) {
  const say = useSay();
  const { session } = useEditor();
  const { replaced } = useEditState();
  const here = replaced.filter((one) => one.path === path || one.path.startsWith(`${path}.`));
  return (
    <>
      {here.map(({ path: at, mine, by, as }) => (
        <div key={at} role="alert">
          <p sx={ADVICE}>
            {say(WORDS[as], {
              name: by ?? say('editor.somebody'),
              text: shorten(read(mine)) || say('conflict.empty'),
            })}
          </p>
          {!isTheirs && (
            <p sx={{ ...FIXED, display: 'flex', columnGap: 3 }}>
              <Button look="link" onClick={() => session.answerReplaced(at, true)}>
                {say('editor.takeMine')}
              </Button>
              <Button look="link" onClick={() => session.answerReplaced(at, false)}>
                {say('editor.leaveTheirs')}
              </Button>
            </p>
          )}
        </div>
      ))}
    </>
  );
}

const shorten = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
