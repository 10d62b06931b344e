import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../components/form/spinner';
import { useLasting } from '../../components/form/use-lasting';
import type { PreviewState } from './use-preview';
import type { ThemeUICSSObject } from 'theme-ui';

const noticeStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 4,
  pt: 4,
  '& > h1': { variant: 'text.display', ml: '-.035em' },
  '& li': { variant: 'text.cap', color: 'muted' },
};

export function PreviewNotice({ state }: { state: Exclude<PreviewState, { kind: 'found' }> }) {
  const { t } = useTranslation();
  const loading = state.kind === 'loading';
  const lasting = useLasting(loading);
  return (
    <div sx={noticeStyles}>
      <h1>{t('preview.title')}</h1>
      <div role="status">
        {lasting && <Spinner label={t('preview.loading')} />}
        {!loading && <p>{t(`preview.${state.kind}`)}</p>}
      </div>
      {state.kind === 'unavailable' && state.problems.length > 0 && (
        <>
          <p>{t('preview.problems')}</p>
          <ul>
            {state.problems.map(({ path, message }) => (
              <li key={path} lang="en">
                {path}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
