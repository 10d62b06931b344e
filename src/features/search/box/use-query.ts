import { useEffect, useState } from 'react';
import { addressQuery, keepInAddress } from './address-query';

/** ms without a key stroke before the words typed so far are searched for. */
const DEBOUNCE = 150;

interface TypedQuery {
  /** As typed. */
  words: string;
  /** What is searched for; the address keeps it. */
  query: string;
  type: (words: string) => void;
  /** Searches for what has been typed, now. */
  settle: () => void;
}

/** The words in the field, which begin with what the address asks for. */
export function useQuery(): TypedQuery {
  const [words, setWords] = useState(addressQuery);
  const [query, setQuery] = useState(words);
  const settle = () => setQuery(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQuery(words.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words]);
  useEffect(() => keepInAddress(query), [query]);
  return { words, query, type: setWords, settle };
}
