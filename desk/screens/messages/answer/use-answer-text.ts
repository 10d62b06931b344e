import { useState } from 'react';
import { inLanguage } from '../../../../src/contract/in-language';
import type { Message } from '../../../contract/messages';
import type { Template, Templates } from '../../../contract/templates';
import { useAnswer, useMe } from '../../../app/data';
import { mailtoOf } from '../../../app/parts/mailto';
import { fillTemplate, subjectFor } from './answer-text';
import { firstFitting, fitsMessage } from './fitting';

export interface AnswerText {
  /** Those that fit the message. */
  templates: readonly Template[];
  /** -1 for none. */
  chosen: number;
  choose: (index: number) => void;
  text: string;
  /** A mailto: link. */
  href: string;
}

export function useAnswerText(message: Message): AnswerText {
  const { data } = useAnswer<Templates>('/templates');
  const { name: me } = useMe();
  const templates = data?.templates.filter((one) => fitsMessage(one, message)) ?? [];
  const [picked, choose] = useState<number>();
  const chosen = picked ?? firstFitting(templates, message);
  const template = templates[chosen];
  const text = template ? fillTemplate(inLanguage<string>(template.text, message.locale), message, me) : '';
  return {
    templates,
    chosen: template ? chosen : -1,
    choose,
    text,
    href: mailtoOf(message.email, subjectFor(message), text),
  };
}
