import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { Jobs, JobsLog } from '../jobs/index.ts';
import type { Clock } from '../lib/clock.ts';
import type { Keyring } from '../lib/keyring.ts';
import type { Letter } from './letter.ts';
import type { createRefusalsRepository } from './refusals-repository.ts';
import { render } from './templates/index.ts';
import { MailRefused, type Transport } from './transport.ts';

/** Mail to people (docs/design/server.md). */
export interface Mail {
  /** Whether this installation can send any. */
  canSend: boolean;
  /** Orders a mail in the transaction that it belongs to: what rolls back sends nothing. */
  send(tx: Db, letter: Letter): Promise<void>;
  /** Sends now, for the handler of another job. A refusal for good is recorded; throws when it is worth trying again. */
  deliver(letterId: string, letter: Letter): Promise<void>;
  /** Whether a server has refused mail to an address for good within the last hour. */
  isRefused(address: string): Promise<boolean>;
  /** Removes records that are older than 30 days. */
  prune(): Promise<void>;
}

export interface MailDeps {
  jobs: Jobs;
  transport: Transport | undefined;
  refusals: ReturnType<typeof createRefusalsRepository>;
  keyring: Keyring;
  clock: Clock;
  publicUrl: string;
  log: JobsLog;
}

const QUEUE = 'mail';
const HOUR_MS = 3600 * 1000;
const KEEP_MS = 30 * 24 * HOUR_MS;

/** The rules of mail; `work` begins to send what is ordered. */
export function createMailService({
  jobs,
  transport,
  refusals,
  keyring,
  clock,
  publicUrl,
  log,
}: MailDeps): Mail & { work(): Promise<void> } {
  const recipientOf = (address: string) => keyring.mac('subject', address.toLowerCase());

  async function deliver(letterId: string, letter: Letter): Promise<void> {
    if (!transport) throw new Error('no way to send mail is configured');
    try {
      await transport.deliver({ letterId, to: letter.to, ...render(letter, publicUrl) });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      const { replyCode } = error;
      log.warn({ template: letter.template, replyCode }, 'a mail was refused for good');
      await refusals.add({ recipient: recipientOf(letter.to), template: letter.template, replyCode, at: new Date(clock.now()) });
    }
  }

  return {
    canSend: transport !== undefined,
    deliver,

    // A letter may hold what opens an account, so it lies sealed in the queue.
    send: (tx, letter) => jobs.send(tx, QUEUE, { letterId: randomUUID(), sealed: keyring.seal('mail', JSON.stringify(letter)) }),

    work: () =>
      jobs.work(QUEUE, (data) => {
        const { letterId, sealed } = data as { letterId: string; sealed: string };
        return deliver(letterId, JSON.parse(keyring.open('mail', sealed)) as Letter);
      }),

    isRefused: (address) => refusals.has(recipientOf(address), new Date(clock.now() - HOUR_MS)),
    prune: () => refusals.removeBefore(new Date(clock.now() - KEEP_MS)),
  };
}
