import { cameBack, forgetHistory, watchHistory } from './came-back';

describe('cameBack', () => {
  it('knows Back and Forward from links, until the change of page is over', () => {
    watchHistory();
    expect(cameBack()).toBe(false);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(cameBack()).toBe(true);
    forgetHistory();
    expect(cameBack()).toBe(false);
  });
});
