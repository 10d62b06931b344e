import { useRef, type FormEvent } from 'react';
import { navigate } from '../../../components/links/link';
import { useMessages } from '../../../i18n/use-messages';
import { filterSearch, readFilter } from '../../../routes/works-filter';
import type { FilterView } from './filter-view';
import { formStyles, summaryStyles } from './filter.styles';

/** Any browser can send it by its address; with scripts each choice is sent at once. */
export function FilterForm({ filter: { action, fields, kept, isUsed } }: { filter: FilterView }) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  if (fields.length === 0) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const query = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    void navigate(action + filterSearch(readFilter(String(query))));
  };
  return (
    <>
      <details open={isUsed || undefined} sx={summaryStyles}>
        <summary>{t('works.filter')}</summary>
      </details>
      <form ref={form} action={action} sx={formStyles} onSubmit={send} onChange={send}>
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ name, label, value, options }) => (
          // Keyed by value: a new address resets the field, Back as well.
          <label key={`${name} ${value}`}>
            {label}
            <select name={name} defaultValue={value} data-chosen={value !== '' ? '' : undefined}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.count ? `${option.label} (${option.count})` : option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{t('works.show')}</button>
      </form>
    </>
  );
}
