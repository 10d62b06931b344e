import type { Fault, FieldProblem } from './fault';

export function faultText({ kind, status, detail }: Fault): string {
  const seen = detail ? ` (${detail})` : '';
  switch (kind) {
    case 'unreachable':
      return `The gallery API cannot be reached${seen}`;
    case 'timeout':
      return `The gallery API did not answer in time${seen}`;
    case 'status':
      return `The gallery API answered ${status}${seen}`;
    case 'malformed':
      return `The answer is not JSON${seen}`;
    case 'contract':
      return 'The answer does not keep the contract';
  }
}

function adviceOnStatus(status = 0): string {
  if (status === 404) return 'Publish what is asked for in this language, or correct its slug.';
  if (status === 410) return 'The preview has expired: make a new link.';
  if (status === 429) return 'Wait a while, or raise the limit of requests the API allows.';
  if (status >= 500) return "Look for the cause in the API's log, then try again.";
  return 'See that GALLERY_API_URL names a gallery API that keeps the contract.';
}

export function adviceText({ kind, status }: Fault): string {
  switch (kind) {
    case 'unreachable':
      return 'Start the embedded API with `npm run api`, or set GALLERY_API_URL to the address of a running one.';
    case 'timeout':
      return 'See that the API is up and not overloaded, then try again.';
    case 'status':
      return adviceOnStatus(status);
    case 'malformed':
      return 'See that GALLERY_API_URL names a gallery API, and that nothing in front of it answers in its place.';
    case 'contract':
      return 'Correct these fields in the catalogue.';
  }
}

export const problemText = ({ path, message, slug }: FieldProblem): string =>
  `${path}${slug ? ` (slug ${slug})` : ''}: ${message}`;
