import { describe, expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLogger } from './logger.ts';

/** What the logger writes for a call, as objects. */
function lines(work: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const written: string[] = [];
  work(createLogger('info', { write: (line: string) => written.push(line) }));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  const headers = { authorization: 'Bearer hunter2', cookie: 'user_login_info=hunter2', sign: 'hunter2', lang: 'en' };

  test('it keeps of a request its method, path and address, and nothing of its query or headers', () => {
    const req = { method: 'GET', url: '/api/x?token=hunter2', ip: '203.0.113.9', headers };
    expect(lines((log) => log.info({ req }, 'incoming'))[0]?.['req']).toEqual({ method: 'GET', path: '/api/x', ip: '203.0.113.9' });
  });

  test('it hides secrets that somebody logs', () => {
    const text = JSON.stringify(lines((log) => log.info({ headers, call: { headers }, sent: { sign: 'hunter2' } }, 'oops')));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain('hunter2');
  });

  test('it keeps the statement and the reason of a failed query, and none of its values', () => {
    const cause = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' });
    const err = new DrizzleQueryError('select * from x where a = $1', ['hunter2'], cause);
    const [line] = lines((log) => log.error({ err }, 'request failed'));
    expect(line?.['err']).toMatchObject({ message: cause.message, code: '42P01', query: 'select * from x where a = $1' });
    expect(JSON.stringify(line)).not.toContain('hunter2');
  });

  test('it writes one line for a text with line breaks', () => {
    expect(lines((log) => log.info({ at: 'a\r\nlevel:60' }, 'x\ny'))).toHaveLength(1);
  });
});
