import type { FileView } from './file-view';

export function FileLink({ file, label }: { file: FileView; label: string }) {
  return (
    <p sx={{ '@media print': { display: 'none' } }}>
      <a href={file.url} download={file.filename} sx={{ variant: 'links.underlined' }}>
        {label}
      </a>{' '}
      <span sx={{ variant: 'text.note', display: 'block', mt: 1, color: 'muted' }}>{file.details}</span>
    </p>
  );
}
