import { useState, type SyntheticEvent } from 'react';
import type { SearchResults } from '../index/find-items';
import type { SearchItem } from '../index/search-item';

/**
 * What is pointed at among results, by mouse or by keyboard, and what to listen to around them. It stays when the pointer
 * leaves them, which may be on its way to the picture (WCAG 1.4.13).
 */
export function usePointed(groups: SearchResults['groups']) {
  const [path, setPath] = useState<string | null>();
  const point = ({ target }: SyntheticEvent) =>
    setPath((target as Element).closest('a')?.getAttribute('href'));
  const leave = () => setPath(undefined);
  const items = groups.flatMap(({ hits }) => hits.map(({ item }): SearchItem => item));
  return {
    pointed: path ? items.find((item) => item.path === path) : undefined,
    listeners: { onPointerOver: point, onFocus: point, onBlur: leave },
  };
}
