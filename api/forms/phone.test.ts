import { phoneFault, tidyPhone } from '../../src/contract/forms/phone';
import phones from '../testing/cases/phones.json';

describe('phone', () => {
  it.each(phones)('takes what visitors paste: $typed', ({ typed, kept, refused = false }) => {
    const phone = tidyPhone(typed);
    if (!refused) expect(phone).toBe(kept);
    expect(phoneFault(phone) !== undefined).toBe(refused);
  });
});
