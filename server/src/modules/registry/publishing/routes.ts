import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output, Schemas } from '@mortar/protocol';
import type { publishBuild } from '@mortar/protocol/registry';
import { operations } from '@mortar/protocol/registry/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formError, withParts } from '../../../core/form.ts';
import { route } from '../../../core/route.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { compileValidator } from '../../../lib/validators.ts';
import { verdictText, type GateQuestions } from '../gate/index.ts';
import type { PinService } from '../pins/service.ts';
import { asked } from '../asked.ts';
import { readProof, type Proven } from './read-proof.ts';
import { receiveBuild } from './receive-build.ts';
import type { publishKeysOf } from './repository.ts';

export interface PublishingDeps {
  service: Pick<PinService, 'publish' | 'stage'> & Pick<GateQuestions, 'verdict'>;
  keys: ReturnType<typeof publishKeysOf>;
  publicUrl: string;
  clock: Clock;
}

const validate = compileValidator({ schema: operations.publishBuild.schemas.body!, method: 'POST', url: '', httpPart: 'body' }) as {
  (data: unknown): boolean;
  errors?: unknown;
};

/** A form is checked by who reads it: of this one the reason alone is kept as it came. */
function checkReason(reason: string | undefined): void {
  const isValid = validate({ proof: '', file: '', reason });
  if (!isValid) throw Object.assign(new Error('the reason breaks its schema'), { validation: validate.errors });
}

/** Binds what teams publish by with the key of their remote. `app` reads forms. */
export function registerPublishing(app: FastifyInstance, { service, keys, publicUrl, clock }: PublishingDeps): void {
  const { origin } = new URL(publicUrl);

  /** @throws AppError `keyRefused` */
  async function check(proof: string): Promise<Proven> {
    const now = clock.now();
    const proven = await readProof(proof, { find: keys.find, origin, now });
    if (!proven || !(await keys.use(proven.key.id, proven.jti, new Date(now)))) throw new AppError('keyRefused');
    return proven;
  }

  async function take(request: FastifyRequest, folder: string): Promise<Output<typeof publishBuild>> {
    let proven: Proven | undefined;
    const { reason } = await receiveBuild(request, folder, async (proof) => void (proven = await check(proof))).catch(formError);
    checkReason(reason);
    const { act, build, sub: name, key } = proven!;
    const listed = await readFile(join(folder, 'build.json')).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(listed).digest('base64url') !== build) throw new AppError('keyRefused');
    if (act === 'judge') {
      const verdict = await service.verdict(name, folder);
      return { name, version: verdict.version, from: null, changed: false, verdict: verdictText(verdict) };
    }
    const { version, from, changed, verdict } = await service[act](name, folder, { actor: `key:${key.name}`, reason });
    return { name, version, from, changed, verdict: verdictText(verdict) };
  }

  route<Schemas>(app, operations.publishBuild, async ({ request }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mortar-build-'));
    try {
      return await withParts(request, () => asked(() => take(request, folder)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
