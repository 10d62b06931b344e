import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteTakenCredit } from '../../app/uploads/taken-credits';
import { LanguageProvider, loadLanguage, type Language } from '../../app/words';
import type { EditSession } from '../../editing/edit-session';
import { EditorProvider } from '../../editing/editor-context';
import { CreditField } from './credit-field';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});
beforeEach(() => noteTakenCredit('new.jpg', 'Atelier Contrejour'));

const STATE = { item: { findings: [] } };
const SESSION = { subscribe: () => () => {}, state: () => STATE } as unknown as EditSession;

const show = (file: string, credit: string) => {
  const field = (now: string) => (
    <LanguageProvider language={language}>
      <EditorProvider value={{ shelf: 'works', id: 'lamp', session: SESSION }}>
        <CreditField picture={{ file, alt: {}, credit: now }} onChange={() => {}} />
      </EditorProvider>
    </LanguageProvider>
  );
  const { rerender } = render(field(credit));
  return (now: string) => rerender(field(now));
};
const question = () => screen.queryByText(language.say('editor.creditTaken'));

it('asks of a credit that was taken over whether it is right, until that is said', async () => {
  show('new.jpg', 'Atelier Contrejour');
  expect(question()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: language.say('editor.creditRight') }));
  expect(question()).not.toBeInTheDocument();
});

it('asks no more once another is written, and never of one that was not taken over', () => {
  const write = show('new.jpg', 'Atelier Contrejour');
  write('Inès Morvan');
  expect(question()).not.toBeInTheDocument();
  show('other.jpg', 'Atelier Contrejour');
  expect(question()).not.toBeInTheDocument();
});
