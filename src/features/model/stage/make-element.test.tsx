import { makeElement } from './make-element';

/** As the library's: the focus is taken within. */
class Viewer extends HTMLElement {
  readonly input = document.createElement('div');
  readonly said = document.createElement('div');
  constructor() {
    super();
    this.input.className = 'userInput';
    this.input.tabIndex = 0;
    this.said.innerHTML = '<span id="status" role="status"></span>';
    this.attachShadow({ mode: 'open' }).append(this.input, this.said);
  }
}
customElements.define('model-viewer', Viewer);

const make = (attributes: Record<string, string>) => {
  const element = makeElement(attributes, 'close') as HTMLElement as Viewer;
  document.body.append(element);
  return element;
};
const TURNED = { 'camera-controls': '' };

it('says when a key has led into it, until it leads on', () => {
  const element = make(TURNED);
  jest.spyOn(element.input, 'matches').mockReturnValue(true);
  element.input.focus();
  expect(element).toHaveAttribute('data-focused');
  element.input.blur();
  expect(element).not.toHaveAttribute('data-focused');
});

it('says nothing of a hand that turns it', () => {
  const element = make(TURNED);
  jest.spyOn(element.input, 'matches').mockReturnValue(false);
  element.input.focus();
  expect(element).not.toHaveAttribute('data-focused');
});

it('is no stop of Tab where nothing is turned', () => {
  expect(make({}).input.tabIndex).toBe(-1);
  expect(make(TURNED).input.tabIndex).toBe(0);
});

it('lets nothing be said by the library, which does so in English', () => {
  const { said } = make(TURNED);
  expect(said.querySelector('[role=status]')).not.toBeNull();
  expect(said).not.toBeVisible();
});

it('has the way out of the room in the language of the page', () =>
  expect(make({}).querySelector('[slot=exit-webxr-ar-button]')).toHaveTextContent('close'));
