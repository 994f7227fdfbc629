import { RESUMABLE_PATH } from '@mortar/protocol/uploads';
import { succeed, type Received, type Reply } from './api-server.ts';

/** An upload as the server has it. */
export interface Pieces {
  length: number;
  received: number;
  metadata: string;
}

/** What goes wrong, by the number of the request, counted from 1. */
export type Faults = Record<number, Reply>;

/** The resumable door with its end, as far as a client sees it; it keeps what arrives. */
export function resumableServer(asset: object, faults: Faults = {}) {
  const uploads = new Map<string, Pieces>();
  const finished: unknown[] = [];
  let requests = 0;

  function create({ headers }: Received): [status: number, headers: Record<string, string>] {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, { length: Number(headers['upload-length']), received: 0, metadata: String(headers['upload-metadata']) });
    return [201, { location: `${RESUMABLE_PATH}/${id}` }];
  }

  function continued({ method, path, body }: Received): [status: number, headers: Record<string, string>] {
    const upload = uploads.get(path.split('/').at(-1) ?? '');
    if (!upload) return [403, {}];
    if (method === 'PATCH') upload.received += body.length;
    return [method === 'PATCH' ? 204 : 200, { 'upload-offset': String(upload.received), 'upload-length': String(upload.length) }];
  }

  const reply: Reply = (request, response) => {
    requests += 1;
    const fault = faults[requests];
    if (fault) return fault(request, response);
    if (!request.path.startsWith(RESUMABLE_PATH)) {
      finished.push(JSON.parse(request.body));
      return succeed(asset)(request, response);
    }
    const [status, headers] = request.method === 'POST' ? create(request) : continued(request);
    response.writeHead(status, { 'tus-resumable': '1.0.0', ...headers });
    response.end();
  };
  return { uploads, finished, reply };
}

/** The connection breaks. */
export const broken: Reply = (_, response) => void response.destroy();
