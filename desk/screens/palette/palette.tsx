import { useNavigate } from '@tanstack/react-router';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../contract/permissions';
import { useMe } from '../../app/data';
import { turnLights } from '../../app/lights';
import { OWN_PLACES, PLACES } from '../../app/navigation';
import { useSignOut } from '../../app/use-sign-out';
import { useSay } from '../../app/words';
import { EDGE } from '../../theme/measures';

const scrimStyles: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
const boxStyles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: 'panel',
  left: '50%',
  top: 'palette',
  width: 'palette',
  maxWidth: 'withinWindow',
  transform: 'translateX(-50%)',
  bg: 'surface',
  '& [role=dialog]': { outline: 'none' },
};
const inputStyles: ThemeUICSSObject = {
  '& input': { width: '100%', px: 4, py: 3, borderBottom: 'ink', variant: 'text.title', outline: 'none' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
};
const listStyles: ThemeUICSSObject = {
  maxHeight: '50vh',
  overflow: 'auto',
  outline: 'none',
  '& [role=menuitem]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'paletteRow',
    px: 4,
    borderLeft: EDGE,
    cursor: 'pointer',
    outline: 'none',
  },
  '& [role=menuitem] + [role=menuitem]': { borderTop: 'rule' },
  '& [role=menuitem][data-focused], & [role=menuitem][data-focus-visible]': {
    bg: 'background',
    borderLeftColor: 'text',
  },
  '& [role=presentation], & > :not([role])': { px: 4, py: 3, color: 'muted' },
};

/** Whoever has asked for the palette types into it. */
const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

/** What can be done, then where one can go: by a few letters and enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { may } = useMe();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { contains } = useFilter({ sensitivity: 'base' });
  const acts = [
    { id: 'lights', words: say('find.lights'), act: turnLights },
    { id: 'sign-out', words: say('find.signOut'), act: () => signOut.mutate() },
    ...[...PLACES, ...OWN_PLACES]
      .filter(({ may: needed = 'write' }) => allows(may, needed))
      .map(({ to, word }) => ({
        id: to,
        words: say('find.goTo', { place: say(word) }),
        act: () => void navigate({ to }),
      })),
  ];
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} sx={scrimStyles}>
      <Modal sx={boxStyles}>
        <Dialog aria-label={say('find.label')}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={say('find.label')} sx={inputStyles}>
              <Input ref={focusFirst} placeholder={say('find.open')} />
            </SearchField>
            <Menu
              aria-label={say('find.label')}
              items={acts}
              renderEmptyState={() => say('find.none')}
              onAction={(id) => {
                onClose();
                acts.find((one) => one.id === id)?.act();
              }}
              sx={listStyles}
            >
              {({ words }) => <MenuItem textValue={words}>{words}</MenuItem>}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
