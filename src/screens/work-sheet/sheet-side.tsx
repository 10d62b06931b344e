import { useSite } from '../../components/site-context';
import type { WorkSheetView } from './work-sheet-view';
import { addressStyles, creditsStyles } from './sheet-side.styles';

/** The right column under the wordmark: where the work is found on the web, and who has worked on it. */
export function SheetSide({ view }: { view: Pick<WorkSheetView, 'path' | 'credits'> }) {
  const host = useSite().origin.replace(/^https?:\/\//, '');
  return (
    <>
      <p sx={addressStyles}>
        {host}
        <br />
        {/* Long addresses break where a reader would. */}
        {decodeURI(view.path)
          .split('/')
          .slice(1)
          .map((part, index) => (
            <span key={`${index}/${part}`}>/{part}</span>
          ))}
      </p>
      {view.credits.length > 0 && (
        <dl sx={creditsStyles}>
          {view.credits.map(({ role, name }) => (
            <div key={role + name}>
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
