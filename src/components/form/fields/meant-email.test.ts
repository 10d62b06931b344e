import { meantEmail } from './meant-email';

it.each([
  ['zoe@gmial.com', 'zoe@gmail.com'],
  ['Zoe.D@gmail.con', 'Zoe.D@gmail.com'],
  [' zoe@hotmial.fr ', 'zoe@hotmail.fr'],
  ['zoe@wanado.fr', 'zoe@wanadoo.fr'],
  ['zoe@laposte.nt', 'zoe@laposte.net'],
])('%s is meant as %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

it.each(
  'zoe zoe@ zoe@gmail zoe@gmail.com ZOE@GMAIL.COM zoe@orange.fr zoe@galerie-durand.fr zoe@louvre.fr zoe@museum.co'.split(
    ' ',
  ),
)('asks nothing about %s', (typed) => expect(meantEmail(typed)).toBeUndefined());
