import type { ThemeUICSSObject } from 'theme-ui';
import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import type { FormDoneView } from './form-done-view';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > h1': { variant: 'text.sectionTitle', pt: 4, maxWidth: '24ch', textWrap: 'balance' },
  '& > p': { variant: 'text.read', pt: 4, maxWidth: '62ch', textWrap: 'pretty' },
};

const backStyles: ThemeUICSSObject = { '@media print': { display: 'none' } };

/** Where a form leads that was sent without scripts. */
export function FormDoneScreen({ view: { title, lines, back } }: { view: FormDoneView }) {
  const { locale } = useMessages();
  return (
    <div sx={screenStyles}>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p sx={backStyles}>
        <Link to={routePath('index', locale)} sx={{ variant: 'links.underlined' }}>
          {back}
        </Link>
      </p>
    </div>
  );
}
