import type { Errand } from '../../api/desk/contract/errand';
import type { DeskRoutes } from '../../api/desk/contract/routes';
import { CallFault, send } from './line/call';
import type { AnswerAt, Arguments, ReadPath } from './line/paths';

/** ms between two looks. */
export const LOOK_MS = 1_000;

/** Begun by POST and asked after by GET. */
type ErrandPath = { [Path in ReadPath]: AnswerAt<Path> extends Errand<unknown> ? Path : never }[ReadPath];
type Beginning = { [Path in ErrandPath]: Arguments<DeskRoutes[`POST ${Path}`]> };
type Result<Path extends ErrandPath> = NonNullable<AnswerAt<Path>['answer']>;

const isOffline = (error: unknown): boolean => error instanceof CallFault && error.fault === 'offline';

/** Waits for what takes longer than a proxy would, over interruptions too. @throws CallFault */
export async function runErrand<Path extends ErrandPath>(
  path: Path,
  ...asked: Beginning[Path]
): Promise<Result<Path>> {
  const [given]: readonly unknown[] = asked;
  const { body } = (given ?? {}) as { body?: unknown };
  const ask = (method: string, sent?: unknown) => send(method, path, sent) as Promise<Errand<Result<Path>>>;
  let errand = await ask('POST', body);
  while (errand.state === 'busy') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    errand = await ask('GET').catch((error: unknown) => {
      if (isOffline(error)) return errand;
      throw error;
    });
  }
  if (errand.state === 'done') return errand.answer as Result<Path>;
  // The server knows nothing of it once it was started anew.
  throw new CallFault(errand.fault ?? 'cutOff');
}
