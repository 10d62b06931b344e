import { FIRST_TEMPLATES } from '../../../server/visitors/first-templates';
import type { WorkCard } from '../../../contract/messages';
import { firstFitting, fitsMessage, fittingOf } from './fitting';

const work = (part: Partial<WorkCard> = {}): WorkCard =>
  ({ availability: 'available', isLight: false, price: null, ...part }) as WorkCard;
const bench = work({ price: { amount: 18500, currency: 'EUR' } });
const onRequest = work({ price: 'on request' });
const lamp = work({ isLight: true });
const sold = work({ availability: 'sold', isLight: true });

function offered(works: WorkCard[], text = 'Hello') {
  const templates = FIRST_TEMPLATES.filter((one) => fitsMessage(one, { text, works }));
  return {
    names: templates.map(({ name }) => name.en),
    first: templates[firstFitting(templates, { text, works })]?.name.en,
  };
}

it.each([
  ['a bench', [bench], ['available', 'the price', 'a visit']],
  [
    'a lamp without a price',
    [lamp],
    ['available', 'the price, to be written', 'a visit in the evening', 'a visit'],
  ],
  ['a lamp and a bench', [lamp, bench], ['available', 'the price, to be written', 'a visit']],
  ['a bench on request', [onRequest], ['available', 'the price, to be written', 'a visit']],
  ['a sold lamp', [sold], ['sold, look for another']],
  ['a sold one and another', [sold, bench], []],
  ['no work', [], ['thank you']],
])('for a message about %s only what fits is offered', (_, works, names) => {
  expect(offered(works).names).toEqual(names);
});

it.each([
  ['Is it still there?', [bench], 'available'],
  ['Could you tell me the price of this work?', [bench], 'the price'],
  ['Pourriez-vous m’indiquer le prix de cette œuvre ?', [lamp], 'the price, to be written'],
  ['How much is it?', [lamp, bench], 'the price, to be written'],
  ['Is it still there?', [lamp], 'available'],
  ['Je souhaiterais voir cette œuvre à la galerie.', [bench], 'a visit'],
  ['Est-il possible de le voir allumé ?', [lamp], 'a visit in the evening'],
  ['May I see it?', [sold], 'sold, look for another'],
  ['Are you open on Christmas Eve?', [], 'thank you'],
  ['The price?', [sold, bench], undefined],
])('for ‘%s’ the answer that says it is proposed', (text, works, first) => {
  expect(offered(works, text).first).toBe(first);
});

it('knows by their words the answers that were kept before they were offered for something', () => {
  const [, , , evening, , gone, thanks] = FIRST_TEMPLATES.map(({ fits: _, ...template }) => template);
  expect([evening!, gone!, thanks!].map(fittingOf)).toEqual(['lights', 'sold', 'any']);
});
