import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createBucket } from '../src/objects/bucket.ts';
import type { Bucket } from '../src/objects/index.ts';
import type { S3Config } from '../src/config/s3.ts';

/** What happens to a request in the place of its answer: never any, a cut connection, a refusal, or a fault of the store. */
type Meddling = 'hang' | 'cut' | 'refuse' | 'fault';

/** A bucket of a server that speaks S3, in this process, and its bad days. */
export interface TestBucket {
  s3: S3Config;
  /** The same as settings. */
  env: Record<string, string>;
  bucket: Bucket;
  /** Requests so far, such as `PUT /files/remotes/…`. */
  asked: string[];
  /** Decides over each request from now on; nothing for one that is answered as usual. */
  meddle(decide: (asked: string) => Meddling | undefined): void;
  /** Cuts every connection. */
  cut(): void;
  /** Puts other bytes under a key, in one go. */
  overwrite(key: string, bytes: string | Buffer): Promise<void>;
  close(): Promise<void>;
}

const NAME = 'files';
/** The only key that the server knows; it holds no signature of version 4 against the secret. */
const KEY = 'S3RVER';
/** As Amazon's says it. */
const WRONG_SECRET = '<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature does not match.</Message></Error>';

export async function createTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'mortar-bucket-'));
  const store = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: NAME, configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  const asked: string[] = [];
  let decide: (line: string) => Meddling | undefined = () => undefined;

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
    asked.push(line);
    const meddling = decide(line);
    if (meddling === 'cut') return request.socket.destroy();
    if (meddling === 'refuse') return response.writeHead(403, { 'content-type': 'application/xml' }).end(WRONG_SECRET);
    if (meddling === 'fault') return response.writeHead(503, { 'content-length': 0 }).end();
    return meddling === 'hang' ? undefined : answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3: S3Config = { bucket: NAME, region: 'us-east-1', accessKeyId: KEY, secretAccessKey: KEY, endpoint };
  const bucket = createBucket(s3);

  return {
    s3,
    env: { S3_BUCKET: NAME, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    bucket,
    asked,
    meddle: (how) => {
      decide = how;
    },
    cut: () => server.closeAllConnections(),
    async overwrite(key, bytes) {
      const file = join(directory, '.overwriting');
      writeFileSync(file, bytes);
      await bucket.put(key, file);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
