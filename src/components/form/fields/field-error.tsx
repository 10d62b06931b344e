/** What is wrong with a field, under it. The place stays when it is empty: screen readers announce what appears in it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && <p sx={{ variant: 'forms.error' }}>{error}</p>}
    </div>
  );
}
