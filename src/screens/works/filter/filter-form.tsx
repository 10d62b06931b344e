import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { navigate } from '../../../components/links/link';
import { filterSearch, readFilter } from '../../../routes/works-filter';
import type { FilterView } from './filter-view';
import { formStyles, summaryStyles } from './filter.styles';

/** Any browser can send it by its address; with scripts each choice is sent at once. */
export function FilterForm({ filter: { action, fields, kept, isUsed } }: { filter: FilterView }) {
  const { t } = useTranslation();
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
        {fields.map((field) => (
          <FilterChoice key={field.name} field={field} />
        ))}
        <button type="submit">{t('works.show')}</button>
      </form>
    </>
  );
}

/** Stays the same element, so that a keyboard can go on choosing; a new address sets it, Back as well. */
function FilterChoice({ field: { name, label, value, options } }: { field: FilterView['fields'][number] }) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    // Not at first: what was chosen before the page was alive is kept.
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <label>
      {label}
      <select ref={select} name={name} defaultValue={value} data-chosen={value !== '' ? '' : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count ? `${option.label} (${option.count})` : option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
