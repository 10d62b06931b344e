import type { Reporter } from 'gatsby';

export async function timed<Result>(
  reporter: Reporter,
  name: string,
  work: (say: (status: string) => void) => Promise<Result>,
): Promise<Result> {
  const activity = reporter.activityTimer(name);
  activity.start();
  try {
    return await work((status) => activity.setStatus(status));
  } catch (error) {
    activity.panic((error as Error).message);
    throw error;
  } finally {
    activity.end();
  }
}
