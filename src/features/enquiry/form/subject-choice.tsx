import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '../../../components/form/fields/radio-group';
import { ENQUIRY_SUBJECTS } from '../../../i18n/pages/forms/enquiry-page';
import { ENQUIRY_WORDS } from '../../../i18n/pages/forms/enquiry-words';
import { useMessages } from '../../../i18n/use-messages';
import type { ContactValues } from './contact-schema';
import { withSubjectLine } from './subject-line';

export const OTHER = 'other';

interface SubjectChoiceProps {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  works: number;
  isPriced: boolean;
}

/** The choice writes a line of the message. */
export function SubjectChoice({ form, works, isPriced }: SubjectChoiceProps) {
  const { locale } = useMessages();
  const words = ENQUIRY_WORDS[locale];
  const subjects = ENQUIRY_SUBJECTS.filter((subject) => subject !== 'price' || !isPriced);
  const write = (value: string) => {
    const subject = subjects.find((each) => each === value);
    const message = withSubjectLine(form.getValues('message') ?? '', subject, words, works);
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
      legend={words.legend}
      defaultValue={atFirst}
      options={[
        ...subjects.map((value) => ({ value, label: words.subjects[value] })),
        { value: OTHER, label: words.other },
      ]}
    />
  );
}
