import { cameBack, forgetHistory, watchHistory } from './came-back';

watchHistory();

/** What the browser does by its own buttons. */
function travelTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('cameBack', () => {
  it('knows Back and Forward from links, until the change of page is over', () => {
    forgetHistory();
    expect(cameBack()).toBe(false);
    travelTo('/works');
    expect(cameBack()).toBe(true);
    forgetHistory();
    expect(cameBack()).toBe(false);
  });

  it('takes a way back on the page itself for no change of page', () => {
    travelTo('/works/bench#picture-2');
    forgetHistory();
    travelTo('/works/bench');
    expect(cameBack()).toBe(false);
    travelTo('/works');
    expect(cameBack()).toBe(true);
  });
});
