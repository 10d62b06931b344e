import type { Statement } from '../statement';

export const STATEMENT: Statement = {
  title: 'Accessibility',
  description:
    'What this site does to be of use to everyone, how that was checked, what falls short, and whom to tell of a barrier.',
  body: ({ checkedOn, email, phone, contactPath }) => `
<h3>what we aim at</h3>
<p>The site aims at level AA of the Web Content Accessibility Guidelines (WCAG), version 2.2, on every page. All of it
is meant to work by keyboard alone, with a screen reader, enlarged, with spacing and colours of your own, without
movement, by day and in the evening. What there is to read can be read without scripts, too.</p>
<h3>how it was checked</h3>
<p>Last on ${checkedOn}, by programs, which look at the site as it is published:</p>
<ul>
<li>axe, a checker of the guidelines, on every kind of page and on what opens over one (menu, search, forms with their
errors, viewer of pictures), in both languages, by day and in the evening;</li>
<li>walks by keyboard through everything that can be operated, from the first link on;</li>
<li>landmarks, headings, names of pictures and languages of texts, on every page;</li>
<li>every kind of page in a window of 320 pixels, at twice its size, with more space between letters and lines, without
movement, and in the high-contrast colours of the system.</li>
</ul>
<p>Programs find a part of what stands in people’s way. Nobody who uses a screen reader or another aid every day has
tried the site for us yet, and no independent body has audited it. The programs ran in one browser, Chromium. Every kind of
page and the main ways through the site have been tried in Firefox as well; Safari has not been tried.</p>
<h3>what falls short</h3>
<ul>
<li>The pdf sheet of a work is a picture, with its text unseen behind it: that can be searched and read aloud, but it has
no structure (the file is not tagged). Everything in it is on the page of the work.</li>
<li>Press releases, in PDF, are less complete than the pages they accompany.</li>
<li>A QR code can only be seen; the link or the file that it leads to stands beside it.</li>
</ul>
<h3>if something stands in your way</h3>
<p>Tell us, through the <a href="${contactPath}">contact form</a>, at <a href="mailto:${email}">${email}</a> or by telephone
on ${phone}: which page it was, and what you used. We will send you the content in another form and correct the page.</p>
`,
};
