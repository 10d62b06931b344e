import { TestEnvironment } from 'jest-environment-jsdom';
import { keepScripts } from './keep-scripts';
import { watchContexts } from './watch-contexts';

keepScripts();

/** jest's own, which leaves nothing behind for the files after it. */
export default class JsdomEnvironment extends TestEnvironment {
  private readonly endContexts = watchContexts();

  override async teardown(): Promise<void> {
    await super.teardown();
    this.endContexts();
  }
}
