import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestPlatform, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuildOptions } from '../../../../test/remote-build.ts';
import { publishNewBuilds } from './publish-builds.ts';

let made: TestPlatform;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());

/** Builds a remote in the checkout: its latest build is this one now. */
function build(name: string, version: string, description: RemoteBuildOptions['description'] = {}): void {
  const { dir } = made.builds.make(version, { name, routes: [`/${name}`], description });
  const dist = join(made.root, `mfe-${name}`, 'dist');
  cpSync(dir, join(dist, version), { recursive: true });
  writeFileSync(join(dist, 'current.json'), JSON.stringify({ version }));
}

async function publish() {
  const lines: string[] = [];
  return { published: await publishNewBuilds(made.root, made.platform, (line) => lines.push(line)), lines };
}

const FILLS = { panels: [{ id: 'row', place: 'shelf.row', title: { en: 'Row', 'zh-HK': '一行' } }] };

test('it holds a build back until there is what it fills, in one quiet line, and publishes both in their order', async () => {
  build('shelf', '1.0.0');
  await publish();
  build('book', '1.0.0', FILLS);
  expect(await publish()).toEqual({
    published: [],
    lines: [expect.stringMatching(/^book 1\.0\.0 waits: the panel 'row' goes to shelf\.row, a slot that nothing live has; [^\n]*$/)],
  });
  build('shelf', '2.0.0', { slots: ['row'] });
  expect(await publish()).toEqual({ published: ['shelf', 'book'], lines: [] });
  expect(await publish()).toEqual({ published: [], lines: [] });
});

test('it leaves a remote alone whose live version somebody chose by hand, and says how to publish', async () => {
  build('hand', '1.0.0');
  await publish();
  await made.publish(made.builds.make('1.1.0', { name: 'hand', routes: ['/hand'] }));
  build('hand', '2.0.0');
  expect(await publish()).toEqual({
    published: [],
    lines: ['hand 2.0.0 was not published: ops chose 1.1.0 by hand; npm run mortar -- publish hand'],
  });
  await made.platform.rollback('hand', { actor: 'health' });
  expect(await publish()).toEqual({ published: ['hand'], lines: [] });
  build('hand', '3.0.0');
  expect(await publish()).toEqual({ published: ['hand'], lines: [] });
});

test('it tells in full why a build is refused, and publishes the others', async () => {
  build('ajar', '1.0.0', { csp: { 'script-src': ['*'] } as never });
  build('door', '1.0.0');
  const { published, lines } = await publish();
  expect([published, lines]).toEqual([['door'], [expect.stringMatching(/^ajar 1\.0\.0 was not published: /)]]);
});
