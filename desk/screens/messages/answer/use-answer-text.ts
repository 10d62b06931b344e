import { useState } from 'react';
import { inLanguage } from '../../../../src/contract/in-language';
import type { Message } from '../../../../api/messages/contract/messages';
import type { Template } from '../../../../api/messages/contract/templates';
import { onPerson, useAnswer, useMe } from '../../../app/data';
import { mailtoOf } from '../../../app/parts/mailto';
import { fillTemplate, subjectFor } from './answer-text';
import { firstFitting, fitsMessage } from './fitting';

/** What messages were to be answered with, by their ids: names of templates in English, '' for none. Until the page is loaded anew. */
const chosenFor = new Map<number, string>();
onPerson(() => chosenFor.clear());

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
  const { data } = useAnswer('/templates');
  const { name: me } = useMe();
  const templates = data?.templates.filter((one) => fitsMessage(one, message)) ?? [];
  const [picked, pick] = useState(() => chosenFor.get(message.id));
  const kept = templates.findIndex(({ name }) => name.en === picked);
  // One that does not fit any more, or is gone, is proposed anew.
  const chosen = picked === '' || kept >= 0 ? kept : firstFitting(templates, message);
  const choose = (index: number): void => {
    const name = templates[index]?.name.en ?? '';
    chosenFor.set(message.id, name);
    pick(name);
  };
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
