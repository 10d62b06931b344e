import type { SsrAnswer } from './ssr-answer';

export type PageFunction = (request: FunctionRequest, response: FunctionResponse) => unknown;

interface FunctionRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  query: Record<string, string>;
}

interface FunctionResponse {
  status: (code: number) => FunctionResponse;
  setHeader: (name: string, value: unknown) => FunctionResponse;
  send: (body: unknown) => FunctionResponse;
  json: (value: unknown) => FunctionResponse;
}

/** @throws whatever the function throws; Error when it returns without an answer */
export async function callFunction(render: PageFunction, path: string): Promise<SsrAnswer> {
  const answer: SsrAnswer = { status: 200, headers: {}, body: '' };
  let sent = false;
  const finish = (body: string, type: string): FunctionResponse => {
    answer.body = body;
    answer.headers['content-type'] ??= type;
    sent = true;
    return response;
  };
  const response: FunctionResponse = {
    status(code) {
      answer.status = code;
      return response;
    },
    setHeader(name, value) {
      answer.headers[name.toLowerCase()] = String(value);
      return response;
    },
    send: (body) => finish(String(body), 'text/html; charset=utf-8'),
    json: (value) => finish(JSON.stringify(value), 'application/json; charset=utf-8'),
  };
  await render({ url: path, method: 'GET', headers: {}, query: {} }, response);
  if (!sent) throw new Error('The function returned without an answer');
  return answer;
}
