import { SUCCESS } from '@mortar/protocol';
import { acquireDatabase } from '@mortar/server';
import { measureClicks } from './auth/clicks.ts';
import { hashesFor } from './auth/hashes.ts';
import { lastMailSeconds } from './auth/mails.ts';
import { signInLoad } from './auth/sign-ins.ts';
import { walletSignIns } from './auth/wallets.ts';
import { createTestSmtp } from '../server/test/smtp.ts';
import { compared, limited, print } from './report.ts';
import { loadFor } from './server/load.ts';
import { alternating } from './server/rounds.ts';
import { startBare } from './server/start-bare.ts';
import { startStack } from './stack.ts';

const SECONDS = 6;
const PORT = 18_102;
/** Sign-ins, and hashes of the peer, that are under way at once: enough that some always wait for their hash. */
const AT_ONCE = 32;
/** Sign-ins by wallets that are under way at once. */
const WALLETS_AT_ONCE = 16;
/** What a mail costs a mail server on the same continent, in ms. */
const MAIL_MS = 50;
/** Seconds in which 200 mails are out. */
const LAST_MAIL_SECONDS = 5;

// Tries are counted per account and address: the load has many of both, told by the proxy that this process is.
const smtp = await createTestSmtp(MAIL_MS);
const stack = await startStack(PORT, { TRUST_PROXY: '127.0.0.0/8', SMTP_URL: smtp.url }, { remotes: ['gamehub', 'auth'] });
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
const bare = await startBare(stack, database.url);
try {
  const load = await signInLoad(stack, database);
  const passwords = await alternating(
    async () => loadFor(SECONDS, stack.url, await load(), `"code":${SUCCESS}`, AT_ONCE),
    () => hashesFor(SECONDS, AT_ONCE),
  );
  const { ours, theirs, close } = await walletSignIns(stack, bare.url, WALLETS_AT_ONCE);
  const wallets = await alternating(ours, theirs).finally(close);
  print([
    compared('login.rps', passwords.rps, 'sign-ins/s', 'Argon2id alone', { least: 0.75 }),
    compared('wallet.rps', wallets.rps, 'sign-ins/s', 'bare Fastify route, same curve and statements', { least: 0.6 }),
    ...(await measureClicks(stack)),
    limited('mail.last.s', await lastMailSeconds(stack, smtp), 's', LAST_MAIL_SECONDS),
  ]);
} finally {
  bare.stop();
  await database.close();
  await stack.stop();
  await smtp.close();
}
