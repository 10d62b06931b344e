import type { ThemeUICSSObject } from 'theme-ui';
import { Link } from '../../components/links/link';
import { LOCALES } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import type { FormDoneView } from './form-done-view';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > h1': { variant: 'text.pageTitle', pt: 4, maxWidth: '24ch', textWrap: 'balance' },
  '& > p': { variant: 'text.read', pt: 4, maxWidth: '62ch', textWrap: 'pretty' },
};

const linkStyles: ThemeUICSSObject = { variant: 'links.underlined' };

const backStyles: ThemeUICSSObject = { '@media print': { display: 'none' } };

/** Where a form leads that was sent without scripts. */
export function FormDoneScreen({ view: { title, lines, about, back } }: { view: FormDoneView }) {
  const locale = useLocale();
  return (
    <div sx={screenStyles}>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about && (
        <p>
          {about.text}
          <br />
          <Link to={about.path} lang={about.onlyIn && LOCALES[about.onlyIn].tag} sx={linkStyles}>
            {about.title}
          </Link>
          {about.facts && `, ${about.facts}`}
        </p>
      )}
      <p sx={backStyles}>
        <Link to={routePath('index', locale)} sx={linkStyles}>
          {back}
        </Link>
      </p>
    </div>
  );
}
