import { startApiProcess } from '../../testing/api-process';
import { freePort } from '../../../scripts/lib/ports';
import type { FaultAnswer } from '../../desk/contract/faults';
import type { FileFacts } from '../contract/files';
import type { Permission } from '../../people/contract/permissions';
import { requireFit } from '../../desk/testing/checked-answers';
import { openTestDesk, type TestDesk } from '../../desk/testing/test-desk';

/** A desk in a process of its own, as what reads PDFs and models are ES modules; and how somebody there uploads files. */
export interface UploadDesk extends TestDesk {
  request(method: string, route: string, headers?: Record<string, string>, body?: Body): Promise<Response>;
  json(method: string, route: string, body: object): Promise<Response>;
  /** Into the catalogue, by the call for this sort of file. */
  upload(
    route: 'files' | 'models',
    content: Uint8Array,
    name: string,
  ): Promise<{ status: number } & Partial<FileFacts & FaultAnswer>>;
}
type Body = Uint8Array | string;

export async function openUploadDesk(may: Permission): Promise<UploadDesk> {
  const desk = await openTestDesk();
  const api = await startApiProcess({
    port: await freePort(),
    dataDir: desk.dataDir,
    catalogueDir: desk.root,
  });
  const cookie = (await desk.person(may)).cookie.replace('__Host-', '');
  const request: UploadDesk['request'] = async (method, route, headers = {}, body) => {
    const answer = await fetch(new URL(route, `${api.url}/desk/api/`), {
      method,
      headers: { origin: api.url, cookie, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
    const { status } = answer;
    const isJson = answer.headers.get('content-type')?.includes('json');
    if (isJson || status === 204)
      requireFit(method, `/${route}`, { status, body: isJson ? await answer.clone().json() : undefined });
    return answer;
  };
  const json: UploadDesk['json'] = (method, route, body) =>
    request(method, route, { 'content-type': 'application/json' }, JSON.stringify(body));
  return {
    ...desk,
    request,
    json,
    async upload(route, content, name) {
      const begun = await request('POST', 'uploads', { 'upload-length': String(content.length) });
      const id = begun.headers.get('location')!.split('/').at(-1)!;
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const sent = await request('PATCH', `uploads/${id}`, headers, content);
      if (sent.status !== 204) throw new Error(`The upload was answered ${sent.status}`);
      const answer = await json('POST', route, { upload: id, name });
      return { status: answer.status, ...((await answer.json()) as Partial<FileFacts & FaultAnswer>) };
    },
    async close() {
      await api.close();
      await desk.close();
    },
  };
}
