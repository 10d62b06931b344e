import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import type { Conflict } from '../../../api/content/contract/item';

/** To where one chooses, which is above what one sees of the form. */
export function goToChoice(path?: string): void {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-conflict]')];
  const choice = choices.find(({ dataset }) => dataset['conflict'] === path) ?? choices[0];
  choice?.scrollIntoView({ block: 'center' });
  choice?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** Two have changed the field. */
export function ConflictHere({ conflict: { path, by } }: { conflict: Conflict }) {
  const say = useSay();
  return (
    <p sx={{ variant: 'text.fault' }}>
      <span>
        {by === null ? say('editor.conflictByHand') : say('editor.conflictHere', { name: by })}{' '}
        <Button look="link" onClick={() => goToChoice(path)}>
          {say('editor.conflictChoose')}
        </Button>
      </span>
    </p>
  );
}
