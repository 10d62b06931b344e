import { pasted } from './pasted';

it('keeps the cells of a table apart, a row a paragraph', () => {
  const word = `<html><head><style>p { color: red }</style></head><body>
<p class=MsoNormal style='mso-margin:0'>Before</p>
<table style="border:none"><tbody><tr><td><p style="x:y">1960</p></td><td width=5><p>Lyon</p><p><i>au Salon</i></p></td></tr>
<tr><td>&nbsp;</td><td>1962</td><td></td></tr><tr><td></td></tr></tbody></table></body></html>`;
  expect(pasted(word).replace(/\n/g, '')).toBe(
    '<p class="MsoNormal">Before</p><p>1960 · Lyon <i>au Salon</i></p><p>1962</p>',
  );
});

it('knows italics by their style, and what is bold by name alone', () => {
  expect(
    pasted(
      '<b style="font-weight:normal"><span style="font-style:italic;color:red">a</span> b</b><style>x{}</style>',
    ),
  ).toBe('<span><em>a</em></span> b');
});
