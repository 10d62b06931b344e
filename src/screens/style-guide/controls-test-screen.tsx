import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { FormMessage } from '../../components/form/form-message';
import { Spinner } from '../../components/form/spinner';
import { SubmitButton } from '../../components/form/submit-button';
import { Link } from '../../components/links/link';
import { ColourModeChoice } from '../../features/colour-mode/colour-mode-choice';
import { LampControl } from '../../features/colour-mode/lamp-control';
import { LampSwitch } from '../../features/colour-mode/lamp-switch';
import { LightsLink } from '../../features/colour-mode/lights-link';
import { NewsletterLink } from '../../features/newsletter/newsletter-link';
import { useLocale } from '../../i18n/use-locale';
import type { Light } from '../../media/lamp-switches';
import { allWorksPath } from '../../routes/alternates';
import { SAMPLES } from './sample-text';
import { TestSection } from './test-section';
import { pairsStyles, rowStyles } from './test-section.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { RadioGroup } from '../../components/form/fields/radio-group';
import { SwitchField } from '../../components/form/fields/switch-field';
import { TextArea } from '../../components/form/fields/text-area';
import { TextField } from '../../components/form/fields/text-field';

const fieldsStyles: ThemeUICSSObject = { display: 'grid', gap: 'fields' };

function FieldsTest() {
  const { t } = useTranslation();
  return (
    <>
      <TestSection title={t('test.fields')}>
        <div sx={fieldsStyles}>
          <TextField name="empty" label={t('form.name')} autoComplete="off" />
          <TextField name="filled" label={t('form.name')} defaultValue={SAMPLES.name} autoComplete="off" />
          <TextField name="optional" label={t('form.phone')} optional autoComplete="off" />
          <TextField
            name="wrong"
            label={t('form.email')}
            defaultValue={SAMPLES.wrongEmail}
            error={t('form.error.email', { field: t('form.email') })}
            autoComplete="off"
          />
          <TextArea name="long" label={t('form.message')} />
          <TextArea
            name="long-wrong"
            label={t('form.message')}
            error={t('form.error.required', { field: t('form.message') })}
          />
        </div>
      </TestSection>
      <TestSection title={t('test.choices')}>
        <div sx={fieldsStyles}>
          <RadioGroup
            name="inquiry_by"
            legend={t('enquiry.prefer')}
            defaultValue="email"
            options={[
              { value: 'email', label: t('form.email') },
              { value: 'phone', label: t('form.phone') },
            ]}
          />
          <SwitchField name="switch" label={t('newsletter.professional')} />
          <SwitchField name="switch-disabled" label={t('newsletter.professional')} disabled />
        </div>
      </TestSection>
    </>
  );
}

/** The lamp hangs from the top of its positioned parent. */
const lampStyles: ThemeUICSSObject = {
  position: 'relative',
  width: 'lamp.width',
  height: 'lamp.height',
  '& > button': { left: 0, right: 0, ml: 0 },
};

const linkStyles: ThemeUICSSObject = { variant: 'links.underlined' };

export function ControlsTestScreen() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [light, setLight] = useState<Light>('lamp');
  const works = allWorksPath(locale);
  return (
    <div sx={pairsStyles}>
      <h1>{t('test3.title')}</h1>
      <TestSection title={t('test.lights')}>
        <div sx={rowStyles}>
          <div sx={lampStyles}>
            <LampControl />
          </div>
          <LightsLink />
          <ColourModeChoice />
        </div>
      </TestSection>
      <TestSection title={t('test.lamp-switch')}>
        <LampSwitch title={SAMPLES.lamp} light={light} onChange={setLight} />
      </TestSection>
      <TestSection title={t('test.links')}>
        <div sx={rowStyles}>
          <Link to={works} sx={linkStyles}>
            {t('works.every')}
          </Link>
          <a href="#sample" sx={linkStyles} id="sample">
            {t('work.pdf-sheet')}
          </a>
        </div>
      </TestSection>
      <TestSection title={t('test.buttons')}>
        <div sx={rowStyles}>
          <SubmitButton busy={false}>{t('work.enquire')}</SubmitButton>
          <SubmitButton busy>{t('work.enquire')}</SubmitButton>
          <SubmitButton busy={false} quiet>
            {t('work.enquire')}
          </SubmitButton>
        </div>
      </TestSection>
      <FieldsTest />
      <TestSection title={t('test.messages')}>
        <FormMessage>{t('form.server')}</FormMessage>
        <Spinner label={t('form.sending')} />
      </TestSection>
      <TestSection title={t('test.dialog')}>
        <NewsletterLink sx={linkStyles} />
      </TestSection>
    </div>
  );
}
