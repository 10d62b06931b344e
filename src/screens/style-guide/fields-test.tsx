import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RadioGroup } from '../../components/form/fields/radio-group';
import { SwitchField } from '../../components/form/fields/switch-field';
import { TextArea } from '../../components/form/fields/text-area';
import { TextField } from '../../components/form/fields/text-field';
import { SAMPLES } from './sample-text';
import { TestSection } from './test-section';
import type { ThemeUICSSObject } from 'theme-ui';

const fieldsStyles: ThemeUICSSObject = { display: 'grid', gap: 'fields' };

export function FieldsTest() {
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
