import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { QUERY_MAX } from './address-query';
import { fieldStyles, formStyles, promptStyles } from './search-field.styles';

interface SearchFieldProps {
  words: string;
  onType: (words: string) => void;
  onSubmit: () => void;
}

export function SearchField({ words, onType, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" onSubmit={submit} sx={formStyles}>
      {/* Not type=search: there, browsers empty the field on Escape. */}
      <input
        ref={input}
        role="searchbox"
        aria-label={t('search.open')}
        aria-describedby={id}
        placeholder={t('search.placeholder')}
        value={words}
        maxLength={QUERY_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-stop=""
        sx={fieldStyles}
        onChange={(event) => onType(event.target.value)}
      />
      <span aria-hidden="true" sx={promptStyles}>
        {t('search.placeholder')}
      </span>
      <p id={id} sx={{ variant: 'layout.visuallyHidden' }}>
        {t('search.hint')}
      </p>
    </form>
  );
}
