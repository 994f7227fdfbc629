import { REGISTRY_SIGNATURE_HEADER, registryTag } from '@mortar/protocol/registry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { hasAlready } from '../../lib/if-none-match.ts';
import { sendNothing } from '../../lib/send-nothing.ts';
import type { Visitors } from './channels/visitors.ts';
import { createFileSender } from './files/static-files.ts';
import { policyOfFile } from './files/version-file.ts';
import type { VersionPlaces } from './places.ts';
import type { RegistrySigner } from './signing/registry-signer.ts';

/** Not an endpoint of the API. */
const HIDDEN = { schema: { hide: true } };

/** Serves the registry's document. */
export function serveDocument(app: FastifyInstance, visitors: Visitors, signRegistry: RegistrySigner): void {
  app.get('/r/registry.json', HIDDEN, async (request, reply) => {
    const document = await visitors.documentOf(request);
    const etag = registryTag(document);
    // While everybody gets the same, it is everybody's; a browser asks again in any case.
    reply
      .header('etag', etag)
      .header('cache-control', visitors.isSpecial(request) ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie');
    if (hasAlready(etag, request.headers['if-none-match'])) return reply.status(304).send();
    const { text, signature } = signRegistry(document);
    return reply.header(REGISTRY_SIGNATURE_HEADER, signature).type('application/json; charset=utf-8').send(text);
  });
}

/** How long a browser waits for a version that is on its way here, ms; it then falls back to the last good one. */
const FILE_MS = 5000;

/** Serves the files of versions, of remotes and of the shell. */
export function serveFiles(app: FastifyInstance, { shellDir }: Pick<Config, 'shellDir'>, places: VersionPlaces): void {
  const sendFile = createFileSender();
  const send: typeof sendFile = (request, reply, wanted) => {
    const policy = policyOfFile(wanted.file);
    return sendFile(request, policy ? reply.header('content-security-policy', policy) : reply, wanted);
  };
  app.get<{ Params: { name: string; version: string; file: string } }>('/r/:name/:version/:file', HIDDEN, async (request, reply) => {
    const { name, version, file } = request.params;
    if (!/^[a-z][a-z0-9]*$/.test(name)) return sendNothing(reply);
    const bring = () => places.bring(name, version, FILE_MS);
    await send(request, reply, { parent: places.parentOf(name), version, file, bring });
    if (reply.statusCode < 400) places.used(name, version);
    return reply;
  });
  app.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', HIDDEN, (request, reply) =>
    send(request, reply, { parent: shellDir, ...request.params }),
  );
  for (const path of ['/r/*', '/shell/*']) app.get(path, HIDDEN, (_request, reply) => sendNothing(reply));
}
