import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@mortar/protocol';
import type { Asset } from '@mortar/protocol/uploads';
import sharp from 'sharp';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import type { TestBucket } from './bucket.ts';
import { createDataFolder } from './data-folder.ts';
import type { TestResponse } from './http.ts';
import { testPerson } from './person.ts';

/** A form as a browser sends it; a file is its bytes and its name. */
export type TestForm = Record<string, string | [bytes: Buffer, name: string]>;

export interface Sender {
  userId: number;
  upload(endpoint: Endpoint, form: TestForm, headers?: Record<string, string>): Promise<TestResponse>;
  /** The asset of an upload that must succeed. */
  asset(endpoint: Endpoint, form: TestForm): Promise<Asset>;
  call(method: string, url: string, headers?: Record<string, string>, payload?: unknown): Promise<TestResponse>;
}

export interface UploadsServer extends TestApp {
  sender(): Sender;
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** Names of everything that lies in a folder of uploads, files in folders included. */
  lying(folder: 'files' | 'drafts' | 'resumable'): string[];
}

/** A server that takes files into a folder of its own, or into a bucket. */
export async function createUploadsServer(options: TestAppOptions & { bucket?: TestBucket } = {}): Promise<UploadsServer> {
  const data = createDataFolder();
  const config = {
    modules: ['uploads' as const],
    dataDir: data.path,
    logLevel: options.bucket ? 'silent' : 'error',
    s3: options.bucket?.s3,
  };
  const server = await createTestApp(config, options);
  let people = 0;

  function sender(): Sender {
    people += 1;
    const userId = Number.parseInt(randomBytes(4).toString('hex'), 16) + 1;
    const from = `127.3.${people >> 8}.${people & 255}`;
    const own = { origin: server.config.publicUrl, 'sec-fetch-site': 'same-origin' };
    const call: Sender['call'] = (method, url, headers = {}, payload) =>
      server.call({ method, url, from, signed: true, headers: { ...own, ...testPerson(server, userId), ...headers }, payload });
    const upload: Sender['upload'] = async ({ path }, form, headers = {}) => {
      const { bytes, type } = await encodeForm(form);
      return call('POST', path, { 'content-type': type, 'content-length': String(bytes.length), ...headers }, bytes);
    };
    return {
      userId,
      call,
      upload,
      async asset(id, form) {
        const answer = await upload(id, form);
        const { data: asset, msg } = answer.json<{ data: Asset | null; msg: string }>();
        if (!asset) throw new Error(`nothing was stored: ${msg} ${answer.body}`);
        return asset;
      },
    };
  }

  return {
    ...server,
    sender,
    get: (url, headers = {}) => server.call({ url, headers }),
    lying: (folder) => {
      try {
        const entries = readdirSync(join(data.path, 'uploads', folder), { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      } catch {
        return [];
      }
    },
    close: async () => {
      await server.close();
      data.remove();
    },
  };
}

/** A form's bytes and their media type. */
export async function encodeForm(form: TestForm): Promise<{ bytes: Buffer; type: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value[0])]), value[1]);
  }
  const packed = new Response(body);
  return { bytes: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') ?? '' };
}

/** A picture of one colour with a stripe, so that turning and cutting show. */
export function picture(width: number, height: number, format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' = 'png'): Promise<Buffer> {
  const stripe = {
    input: { create: { width, height: Math.ceil(height / 4), channels: 3 as const, background: '#ffffff' } },
    top: 0,
    left: 0,
  };
  return sharp({ create: { width, height, channels: 3, background: '#c04010' } })
    .composite([stripe])
    .toFormat(format)
    .toBuffer();
}
