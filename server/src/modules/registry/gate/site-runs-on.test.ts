import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestPlatform, OPERATOR, until, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuildOptions } from '../../../../test/remote-build.ts';
import { followPlatform, type RegistryView } from '../index.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
let view: RegistryView;
beforeAll(async () => {
  made = await createTestPlatform();
  view = await followPlatform({ config: made.config, database: made.database });
  await made.publish(made.builds.make('1.0.0', { name: 'quiz', routes: ['/trial'] }));
  await made.publish(made.builds.make('1.0.0', { name: 'market', routes: ['/stalls'] }));
});
afterAll(async () => {
  await view.close();
  await made.close();
});

const build = (version: string, options: RemoteBuildOptions) => made.builds.make(version, { name: 'quiz', routes: ['/trial'], ...options });

test.each<[string, RemoteBuildOptions, string]>([
  [
    'for React 18',
    { shared: { react: '^18.3.1' } },
    '[shared] build.json: it was built for react ^18.3.1, the host provides 19.3.1 (owner: platform)',
  ],
  [
    'with a share key that the host lacks',
    { shared: { 'react-query': '^5.0.0' } },
    '[shared] build.json: it takes react-query, which the host does not provide; it provides',
  ],
])('it refuses a build %s, stores nothing of it, keeps why, and the site runs on', async (_what, options, why) => {
  const seq = (await made.platform.status(OPERATOR, 'quiz'))[0]?.seq ?? 0;
  await until('the server knows what is live', () => view.current().seq >= 2 && view.current().seq >= seq);
  const before = view.current();
  const { dir } = build('2.0.0', options);
  await expect(made.platform.publish('quiz', dir, OPERATOR)).rejects.toThrow(why);
  expect(readdirSync(join(made.dataDir, 'remotes', 'quiz'))).not.toContain('2.0.0');
  const [audit] = await made.database.sql`select outcome, detail from platform_audit order by id desc limit 1`;
  expect(audit).toEqual({ outcome: 'refused', detail: { why: expect.stringContaining(why) } });
  expect(await made.platform.status(OPERATOR, 'quiz')).toMatchObject([{ seq }]);
  expect(view.current()).toEqual(before);
  const next = build(`3.0.0-${seq}`, {});
  await made.publish(next);
  await until('the next version is live', () => view.current().remotes['quiz']?.live.version === next.version);
});

test('it solves the composition against canaries too, of others and not of its own', async () => {
  const canary = made.builds.make('2.0.0', { name: 'market', routes: ['/stalls', '/auction'] });
  await made.platform.stage('market', canary.dir, OPERATOR);
  await made.platform.canary('market', '2.0.0', { percentage: 5 }, OPERATOR);
  await expect(made.publish(build('4.0.0', { routes: ['/trial', '/auction'] }))).rejects.toThrow(
    "the route /auction belongs to 'market' (/auction), in its canary 2.0.0 (owner: platform)",
  );
  await made.platform.promote('market', '2.0.0', OPERATOR);
});

test('it holds what is staged to the same rules, and a version that is taken up again to what is there by then', async () => {
  await expect(made.platform.stage('quiz', build('5.0.0', { shared: { react: '^18.3.1' } }).dir, OPERATOR)).rejects.toThrow(
    'react ^18.3.1',
  );
  await made.platform.stage('quiz', build('6.0.0', { routes: ['/trial', '/shared'] }).dir, OPERATOR);
  await made.publish(made.builds.make('3.0.0', { name: 'market', routes: ['/shared'] }));
  const taken = "the route /shared belongs to 'market' (/shared)";
  await expect(made.platform.promote('quiz', '6.0.0', OPERATOR)).rejects.toThrow(taken);
  await expect(made.platform.canary('quiz', '6.0.0', { percentage: 5 }, OPERATOR)).rejects.toThrow(taken);
});

test('it changes nothing by a question', async () => {
  const rows = () =>
    made.database.sql`select count(*)::int as audits, (select count(*)::int from platform_versions) as versions from platform_audit`;
  const before = await rows();
  expect(await made.platform.verdict('quiz', build('7.0.0', {}).dir)).toMatchObject({ fits: true, beside: [{ remote: 'market' }] });
  expect(await made.platform.verdict('quiz', build('8.0.0', { shared: { vue: '*' } }).dir)).toMatchObject({ fits: false });
  expect(await rows()).toEqual(before);
  await expect(made.platform.verdict('quiz', made.dataDir)).rejects.toThrow('holds no finished build');
});
