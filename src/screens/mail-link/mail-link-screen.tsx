import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Form } from '../../components/form/form';
import { FormMessage } from '../../components/form/form-message';
import { SubmitButton } from '../../components/form/submit-button';
import { usePostedBefore } from '../../page/posted-form';
import { useSite } from '../../page/site-context';
import { withoutBehind } from '../../routes/without-behind';
import { LINK_PATHS, TOKEN_FIELD } from '../../contract/forms/mail-links';
import type { FormResult } from '../../gallery/forms/form-result';
import { postForm } from '../../gallery/forms/post-form';
import { failureText } from '../../i18n/failure-text';
import { useLocale } from '../../i18n/use-locale';
import type { MailLinkView } from './mail-link-view';
import type { ThemeUICSSObject } from 'theme-ui';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > h1': { variant: 'text.pageTitle', pt: 4, '&:focus': { outline: 'none' } },
  '& > p': { variant: 'text.read', pt: 4, maxWidth: '62ch', textWrap: 'pretty' },
  '& > form': { pt: 'part' },
};

interface MailLinkScreenProps {
  view: MailLinkView;
  /** Holds the token. */
  search: string;
}

/**
 * Acts only at the press of a button: mail scanners open links, but press nothing. Without scripts the button
 * posts by itself, and the host reads the token from this page's address.
 */
export function MailLinkScreen({ view, search }: MailLinkScreenProps) {
  const { subject, purpose, title, text, button, incomplete } = view;
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const [token, setToken] = useState<string>();
  const [result, setResult] = useState<FormResult | undefined>(
    usePostedBefore(LINK_PATHS[subject][purpose])?.failure,
  );
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The page is built without a query.
  useEffect(() => setToken(withoutBehind(new URLSearchParams(search).get(TOKEN_FIELD) ?? '')), [search]);
  const isOver = result && (result.ok || result.reason === 'gone');
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !token) return;
    setBusy(true);
    setResult(undefined);
    setResult(await postForm(apiOrigin, LINK_PATHS[subject][purpose], locale, { token }));
    setBusy(false);
  };

  return (
    <div sx={screenStyles}>
      <h1 ref={heading} tabIndex={-1}>
        {result?.ok ? result.message : title}
      </h1>
      <p role="status">{result && isOver ? wordsAfter(result) : token === '' ? incomplete : text}</p>
      {!isOver && token !== '' && (
        <Form path={LINK_PATHS[subject][purpose]} busy={busy} onSubmit={(event) => void submit(event)}>
          <div>
            <FormMessage>{result && !result.ok ? failureOf(result) : undefined}</FormMessage>
            <SubmitButton busy={busy}>{button}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );

  function failureOf(failed: Extract<FormResult, { ok: false }>): string {
    return failed.reason === 'invalid' ? failed.message : failureText(t, failed);
  }
}

const wordsAfter = (result: FormResult): string | undefined => {
  if (result.ok) return result.next;
  return result.reason === 'gone' ? result.message : undefined;
};
