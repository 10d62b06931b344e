import { TestEnvironment } from 'jest-environment-node';
import { keepScripts } from './keep-scripts';
import { watchContexts } from './watch-contexts';

keepScripts();

/** jest's own, which leaves nothing behind for the files after it. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly endContexts = watchContexts();

  override async teardown(): Promise<void> {
    await super.teardown();
    this.endContexts();
  }
}
