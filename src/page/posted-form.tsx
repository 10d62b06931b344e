import { createContext, useContext } from 'react';
import type { PostedForm } from '../gallery/forms/posted-form';

/** Undefined on all pages but those that answer a form. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** @param path of the API, to which the form posts */
export function usePostedBefore(path: string): PostedForm | undefined {
  const posted = useContext(PostedFormContext);
  return posted?.path === path ? posted : undefined;
}
