import { calculateJwkThumbprint, type JWK } from 'jose';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Actor } from '../pins/changes.ts';
import type { PlatformRepository } from '../versions/repository.ts';
import { publishKeysOf, type PublishKey } from './repository.ts';

/** The 32 bytes of an Ed25519 public key as base64url. */
const PUBLIC_KEY = /^[\w-]{43}$/;

interface Deps {
  db: Db;
  repository: Pick<PlatformRepository, 'addAudit'>;
  clock: Clock;
}

/** Which keys publish which remote; an operator's. */
export function createKeyOffice({ db, repository, clock }: Deps) {
  const keys = publishKeysOf(db);
  const note = (action: string, remote: string, { actor, reason }: Actor, detail: object) =>
    repository.addAudit({ actor, action, target: remote, at: new Date(clock.now()), outcome: 'done', detail: { ...detail, reason } });

  return {
    /** Lets a key publish one remote. @param publicKey as `mortar-publish key` prints it. @throws Refusal */
    async addKey(remote: string, name: string, publicKey: string, who: Actor): Promise<void> {
      if (!PUBLIC_KEY.test(publicKey)) throw new Refusal(`'${publicKey}' is no public key: take the one that 'mortar-publish key' prints`);
      const key: JWK = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
      const id = await calculateJwkThumbprint(key);
      const addedAt = new Date(clock.now());
      if (!(await keys.add({ id, remote, name, key, addedAt, addedBy: who.actor })))
        throw new Refusal(`${remote} has a key named '${name}', or this key was added before, perhaps for another remote: make a new one`);
      await note('key-add', remote, who, { name, id });
    },

    /** From now on the key publishes nothing; what it published stays. @throws Refusal */
    async revokeKey(remote: string, name: string, who: Actor): Promise<void> {
      if (!(await keys.revoke(remote, name, new Date(clock.now()))))
        throw new Refusal(`${remote} has no key named '${name}' that publishes`);
      await note('key-revoke', remote, who, { name });
    },

    /** All keys, those that were taken back too. */
    listKeys: (): Promise<PublishKey[]> => keys.list(),
  };
}

export type KeyOffice = ReturnType<typeof createKeyOffice>;
