import { request } from 'node:http';

/** Nobody listens at the socket. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** Asks the API that runs on this machine. @throws NobodyThere; Error in the words of the API */
export async function askLocally<T>(socket: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await send(socket, path, body === undefined ? undefined : JSON.stringify(body));
  const answer = JSON.parse(text) as T & { message?: string };
  if (status >= 400) throw new Error(answer.message ?? `The API answers ${status}.`);
  return answer;
}

const GONE = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

const send = (socketPath: string, path: string, body: string | undefined) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      {
        ...{ socketPath, path, agent: false, method: body === undefined ? 'GET' : 'POST' },
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 500, text: Buffer.concat(parts).toString('utf8') }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(GONE.includes(error.code ?? '') ? new NobodyThere(error.message, { cause: error }) : error),
    );
    asked.end(body);
  });
