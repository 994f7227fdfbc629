import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Caller } from '../caller.ts';
import { ensureOk } from '../codes/consume.ts';
import type { AccountPorts, SendMail } from '../ports.ts';
import { identitiesOf } from '../users/identities.ts';

/** A new address of somebody, and what shows that they read its mail. */
export interface NewAddress {
  email: string;
  code: string | undefined;
  grant: string | undefined;
  caller: Caller;
}

/** The address is somebody else's. Only its owner is told, by mail. */
class AddressTaken extends Error {}

export interface ProveDeps {
  db: Db;
  codes: Pick<AccountPorts['codes'], 'consume'>;
  sendMail: SendMail;
}

/**
 * Does something with an address that was just proven, in one transaction with the use of its code. For an address of
 * somebody else the code is used up, its owner gets a mail, and the caller hears what everybody hears whose code is wrong
 * (security A5).
 */
export function createProve({ db, codes, sendMail }: ProveDeps) {
  async function use(tx: Db, { email, code, grant, caller }: NewAddress): Promise<void> {
    ensureOk(await codes.consume(tx, { email, purpose: 'bindEmail', network: caller.network, code, grant }));
  }

  async function tellOwner(address: NewAddress): Promise<never> {
    const { email, caller } = address;
    await db.transaction(async (tx) => {
      await use(tx, address);
      await sendMail(tx, { to: email, locale: caller.locale, template: 'alreadyRegistered', values: {} });
    });
    throw new AppError('wrongCode');
  }

  return {
    /** @param work gets the transaction once the address is proven and nobody's, or its own person's */
    async proven<T>(address: NewAddress, userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
      return db
        .transaction(async (tx) => {
          await use(tx, address);
          const owner = await identitiesOf(tx).ownerOfEmail(address.email);
          if (owner && owner.userId !== userId) throw new AddressTaken();
          if (owner) throw new AppError('alreadyBound');
          return work(tx);
        })
        .catch((error: unknown) => {
          if (error instanceof AddressTaken) return tellOwner(address);
          throw error;
        });
    },

    /** Gives a person the address; made somebody's in the meantime, it is as if it always was. */
    async add(tx: Db, userId: number, email: string, at: Date): Promise<void> {
      if (!(await identitiesOf(tx).add(userId, { kind: 'email', subject: email }, at))) throw new AddressTaken();
    },
  };
}

export type Prove = ReturnType<typeof createProve>;
