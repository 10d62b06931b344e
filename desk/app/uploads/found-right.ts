import { useMemo, useSyncExternalStore } from 'react';
import type { Finding, OpenItem } from '../../../api/content/contract/item';
import { confirmCredit } from './taken-credits';

const KEY = 'desk-kept-words';
/** The oldest are forgotten. */
const MOST = 200;

/** What was made for a picture that another has taken the place of, and may be right for that one too. */
const ASKED: readonly Finding['name'][] = ['keptWords', 'keptCredit', 'keptEvening'];

export const canBeConfirmed = ({ name }: Finding): boolean => ASKED.includes(name);

/** Of these, `text` names the files that it is about. */
const keyOf = ({ name, text, locale }: Finding): string => [name, text, locale ?? ''].join(' ');

let confirmed: readonly string[] | undefined;
const listeners = new Set<() => void>();

function known(): readonly string[] {
  if (confirmed) return confirmed;
  try {
    confirmed = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    confirmed = [];
  }
  return confirmed;
}

/** Somebody has looked, and found it right: it is not asked again in this browser. */
export function confirmFinding(finding: Finding): void {
  if (finding.name === 'keptCredit') confirmCredit(finding.text);
  confirmed = [...known().filter((one) => one !== keyOf(finding)), keyOf(finding)].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(confirmed));
  } catch {
    // It is asked again once the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Without what was found right. */
export function useUnconfirmed<State extends { item: OpenItem }>(state: State): State {
  const keys = useSyncExternalStore(subscribe, known);
  return useMemo(() => {
    const { item } = state;
    const findings = item.findings.filter((one) => !canBeConfirmed(one) || !keys.includes(keyOf(one)));
    return findings.length === item.findings.length ? state : { ...state, item: { ...item, findings } };
  }, [state, keys]);
}
