import { meantEmail } from './meant-email';

it.each([
  ['zoe@gmial.com', 'zoe@gmail.com'],
  ['Zoe.D@gmail.con', 'Zoe.D@gmail.com'],
  [' zoe@hotmial.fr ', 'zoe@hotmail.fr'],
  ['zoe@wanado.fr', 'zoe@wanadoo.fr'],
  ['zoe@laposte.nt', 'zoe@laposte.net'],
])('%s is meant as %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

it.each(
  (
    'hotmail.be hotmail.de hotmail.it hotmail.co.uk outlook.be outlook.de live.be live.nl yahoo.be yahoo.de yahoo.ca gmx.at gmx.ch ' +
    'orange.be proton.ch online.de mail.com ymail.com email.com bbc.com'
  ).split(' '),
)('knows %s as well', (domain) => expect(meantEmail(`zoe@${domain}`)).toBeUndefined());

it.each(
  'zoe zoe@ zoe@gmail zoe@gmail.com ZOE@GMAIL.COM zoe@orange.fr zoe@galerie-durand.fr zoe@louvre.fr zoe@museum.co'.split(
    ' ',
  ),
)('asks nothing about %s', (typed) => expect(meantEmail(typed)).toBeUndefined());
