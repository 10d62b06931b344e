import { forwardRef, useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { TextField } from './text-field';

/** ms after the last letter. */
const REST = 700;

const questionStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 'touch',
  '& button': { variant: 'links.underlined', overflowWrap: 'anywhere', textAlign: 'start' },
};

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'> {
  /** The visitor has meant another address than the typed one. */
  onMeant: (email: string) => void;
}

/** Asks about an address that looks misspelt, since its owner would never read the answer; takes it as it is otherwise. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { onMeant, onChange, ...props },
  ref,
) {
  const { t } = useTranslation();
  const [meant, setMeant] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef<HTMLInputElement>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setMeant(undefined);
    clearTimeout(timer.current);
    const field = event.target;
    asked.current = field;
    timer.current = setTimeout(() => {
      const typed = field.value;
      import('./meant-email').then(
        ({ meantEmail }) => field.value === typed && setMeant(meantEmail(typed)),
        // Without the code nothing is asked.
        () => undefined,
      );
    }, REST);
  };
  const take = (email: string) => {
    setMeant(undefined);
    onMeant(email);
    // The button is gone with the question.
    asked.current?.focus();
  };
  return (
    <div>
      <TextField
        ref={ref}
        {...props}
        label={t('form.email')}
        type="email"
        autoComplete="email"
        onChange={change}
      />
      <div role="status">
        {meant && (
          <p sx={questionStyles}>
            {t('form.email-meant')}{' '}
            <button type="button" onClick={() => take(meant)}>
              {meant}
            </button>
          </p>
        )}
      </div>
    </div>
  );
});
