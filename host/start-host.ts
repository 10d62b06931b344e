import { buildHost, type HostOptions } from './server';

export interface StartHostOptions extends HostOptions {
  /** 0 takes a free one. */
  port: number;
  host: string;
}

export interface RunningHost {
  /** Its address, without trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts the server of the built site.
 * @throws Error in plain words when there is no build or the port is taken
 */
export async function startHost({ port, host, ...options }: StartHostOptions): Promise<RunningHost> {
  const app = await buildHost(options);
  try {
    const url = await app.listen({ port, host });
    return { url, close: () => app.close() };
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  }
}
