import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestDatabase } from '../../test/database.ts';
import { until } from '../../test/platform.ts';
import { createTestSmtp, type TestSmtp } from '../../test/smtp.ts';
import type { Database } from '../db/database.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { createKeyring } from '../lib/keyring.ts';
import { createMail, type Letter, type Mail } from './index.ts';

jest.setTimeout(60_000);

let database: Database;
let jobs: Jobs;
let smtp: TestSmtp;
let mail: Mail & { close(): void };
let now = Date.now();
const log = { warn: jest.fn(), error: jest.fn() };
const config = { mailFrom: 'Mortar <no-reply@mortar.example>', publicUrl: 'https://mortar.example', host: '0.0.0.0', trustProxy: [] };

beforeAll(async () => {
  [database, smtp] = await Promise.all([createTestDatabase(), createTestSmtp()]);
  jobs = await createJobs(database.url, log, { retryAfter: 1, pollEvery: 0.5 });
  const keyring = createKeyring('a secret of this test');
  mail = await createMail({ config: { ...config, smtpUrl: smtp.url }, db: database.db, jobs, keyring, clock: { now: () => now }, log });
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await smtp.close();
  await database.close();
});
afterEach(() => {
  smtp.answerWith(undefined);
  smtp.messages.length = 0;
});

const values = { purpose: 'reg', code: '4829', link: 'https://mortar.example/verification#link=abc', codeMinutes: '5', linkMinutes: '10' };
const letterTo = (to: string, more: Partial<Letter> = {}): Letter => ({ to, locale: 'en', template: 'code', values, ...more });

/** Header lines and parts of a message, decoded. */
function read(message: string) {
  const decoded = message
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_all, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replace(/(?<=base64\r\n\r\n)[A-Za-z0-9+/=\r\n]+/g, (text) => Buffer.from(text, 'base64').toString('utf8'));
  return decoded;
}

describe('mail', () => {
  test('it sends plain text and HTML once the transaction is done', async () => {
    await database.db.transaction((tx) => mail.send(tx, letterTo('maria@example.com')));
    await until('the server has it', () => smtp.messages.length > 0);
    const message = read(smtp.messages[0] ?? '');
    expect(message).toMatch(/^From: Mortar <no-reply@mortar\.example>$/m);
    expect(message).toMatch(/^To: maria@example\.com$/m);
    expect(message).toMatch(/^Subject: 4829 is your Mortar verification code$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('Content-Type: text/html; charset=utf-8');
    expect(message.split('4829').length).toBeGreaterThan(3);
  });

  test('it writes in the language of the recipient', async () => {
    await mail.send(database.db, letterTo('wing@example.com', { locale: 'zh-HK' }));
    await until('the server has it', () => smtp.messages.length > 0);
    const message = read(smtp.messages[0] ?? '');
    expect(message).toContain('4829 是你的 Mortar 驗證碼');
    expect(message).toContain('<html lang="zh-HK">');
  });

  test('it sends nothing of a transaction that rolls back', async () => {
    const taken = database.db.transaction(async (tx) => {
      await mail.send(tx, letterTo('never@example.com'));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await mail.send(database.db, letterTo('after@example.com'));
    await until('the next one is there', () => smtp.messages.length > 0);
    expect(smtp.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]?.trim())).toEqual(['after@example.com']);
  });

  test('it keeps nothing readable in the queue', async () => {
    await mail.send(database.db, letterTo('secret@example.com'));
    await until('the server has it', () => smtp.messages.length > 0);
    const rows = await database.sql`select data::text from jobs.job where name = 'mail'`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(Object.keys(JSON.parse(String(data))).toSorted()).toEqual(['letterId', 'sealed']);
    for (const { data } of rows) expect(data).not.toMatch(/example\.com|link=/);
  });

  test('it tries again after a failure that passes', async () => {
    smtp.answerWith(451);
    await mail.send(database.db, letterTo('later@example.com'));
    const failed = async () => (await database.sql`select 1 from jobs.job where name = 'mail' and state = 'retry'`).length > 0;
    await until('the first try has failed', failed);
    expect(smtp.messages).toHaveLength(0);
    smtp.answerWith(undefined);
    await until('the server has it', () => smtp.messages.length > 0, 20_000);
    expect(await mail.isRefused('later@example.com')).toBe(false);
  });

  test('it records a refusal for good, tries no more, and forgets it after an hour', async () => {
    smtp.answerWith(550);
    await mail.send(database.db, letterTo('Nobody@example.com'));
    await until('the refusal is recorded', () => mail.isRefused('nobody@example.com'));
    await until('the job is done', async () => (await database.sql`select 1 from jobs.job where state <> 'completed'`).length === 0);
    const [row] = await database.sql`select template, reply_code from mail_refusals`;
    expect(row).toEqual({ template: 'code', reply_code: 550 });
    expect(log.warn).toHaveBeenCalledWith({ template: 'code', replyCode: 550 }, expect.any(String));
    now += 3600 * 1000 + 1;
    expect(await mail.isRefused('nobody@example.com')).toBe(false);
  });
});
