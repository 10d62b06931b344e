import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '../../../components/form/fields/radio-group';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ContactValues } from './contact-schema';
import { ENQUIRY_SUBJECTS, withSubjectLine } from './subject-line';

export const OTHER = 'other';

interface SubjectChoiceProps {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  works: number;
  isPriced: boolean;
}

/** The choice writes a line of the message. */
export function SubjectChoice({ form, works, isPriced }: SubjectChoiceProps) {
  const { t } = useTranslation();
  const subjects = ENQUIRY_SUBJECTS.filter((subject) => subject !== 'price' || !isPriced);
  const write = (value: string) => {
    const subject = subjects.find((each) => each === value);
    const message = withSubjectLine(form.getValues('message') ?? '', subject, t, works);
    // An error of before is no longer true.
    form.setValue('message', message, { shouldValidate: form.getFieldState('message').invalid });
  };
  // A draft may be there before it is known whether the works are for sale, and with that the choice.
  const [atFirst] = useState(() => subjects.find((each) => each === form.getValues('subject')) ?? OTHER);
  return (
    <RadioGroup
      {...form.register('subject', {
        onChange: ({ target }: { target: HTMLInputElement }) => write(target.value),
      })}
      legend={t('enquiry.legend')}
      defaultValue={atFirst}
      options={[
        ...subjects.map((value) => ({ value, label: t(`enquiry.subject.${value}`) })),
        { value: OTHER, label: t('enquiry.other') },
      ]}
    />
  );
}
