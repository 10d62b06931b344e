/** Of links by which somebody outside sees what is being written. */
export const LINKS_EN = {
  'links.show': 'share',
  'links.title': 'A link to show it',
  'links.text':
    'Whoever has the link sees this page as it is written, public or not, and each change as you make it. It works for 7 days; search engines do not see it.',
  'links.language': 'language of the page that is shown',
  'links.make': 'Make the link',
  'links.made': 'Copy it now: it is not shown again. It works until {time}.',
  'links.open': 'links that work',
  'links.one': '{language}, until {time}',
  'links.oneBy': '{language}, from {name}, until {time}',
  'links.end': 'end it',
} as const;
