import { randomBytes } from 'node:crypto';
import type { NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { walletNonces } from './tables.ts';

/** What a nonce is good for. */
export interface NonceUse {
  purpose: NoncePurpose;
  family: WalletFamily;
  address: string;
  /** Keyed hash of the browser's secret. */
  browser: string;
  sessionId: string | null;
}

interface Row extends NonceUse {
  issuedAt: string;
  expiresAt: string;
}

export interface KeptNonce extends NonceUse {
  issuedAt: Date;
  expiresAt: Date;
}

/** 128 random bits in letters and digits (security C1). */
const newNonce = () => randomBytes(16).toString('hex');

const add = statement(
  'account_wallet_nonce',
  `insert into account_wallet_nonces (nonce, purpose, family, address, browser, session_id, issued_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

const take = statement<Row>(
  'account_wallet_nonce_take',
  `delete from account_wallet_nonces where nonce = $1
  returning purpose, family, address, browser, session_id as "sessionId", issued_at as "issuedAt", expires_at as "expiresAt"`,
);

/** The SQL of nonces. */
export function noncesOf(db: Db) {
  return {
    async add({ purpose, family, address, browser, sessionId, issuedAt, expiresAt }: KeptNonce): Promise<string> {
      const nonce = newNonce();
      await add(db, [nonce, purpose, family, address, browser, sessionId, issuedAt.toISOString(), expiresAt.toISOString()]);
      return nonce;
    },

    /** Uses a nonce up, whatever becomes of the call; undefined when there is none. */
    async take(nonce: string): Promise<KeptNonce | undefined> {
      const [row] = await take(db, [nonce]);
      return row && { ...row, issuedAt: new Date(row.issuedAt), expiresAt: new Date(row.expiresAt) };
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(walletNonces).where(lt(walletNonces.expiresAt, time));
    },
  };
}
