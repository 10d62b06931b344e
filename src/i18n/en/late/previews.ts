export const PREVIEWS = {
  'preview.title': 'Preview',
  'preview.bar': 'Preview: the link works until {{date}}',
  'preview.bar-today': 'Preview: the link works until {{time}}',
  'preview.bar-undated': 'Preview',
  'preview.not-yet': 'This works once the page is public.',
  'preview.link-not-yet': 'The page that this leads to is not public yet.',
  'preview.return': 'Return to website',
  'preview.loading': 'Loading the preview',
  'preview.unknown': 'There is no such preview, or not any more. Ask for a new link.',
  'preview.expired': 'This preview has expired. Ask for a new link.',
  'preview.unavailable': 'The preview can’t be loaded now. The page tries again by itself.',
  'preview.problems': 'These fields of the draft are not right yet:',
} as const;
