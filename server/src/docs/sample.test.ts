import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SIGN_OSES } from '@mortar/protocol';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { PEOPLE } from '../../test/modules.ts';
import { createShellFolder } from '../../test/shell-folder.ts';

jest.setTimeout(60_000);

const shell = createShellFolder();
const folder = mkdtempSync(join(tmpdir(), 'mortar-sample-'));
let server: TestApp;
let page: string;
beforeAll(async () => {
  const port = await getPort();
  server = await createTestApp(
    { modules: [...PEOPLE, 'games', 'site'], shellDir: shell.path, port, publicUrl: `http://localhost:${port}` },
    { onOwnPort: true },
  );
  page = (await server.call({ url: '/api/docs/start' })).body;
});
afterAll(async () => {
  await server.close();
  shell.remove();
  rmSync(folder, { recursive: true });
});

/** The program that the page ends with, as somebody would copy it. */
function programOfPage(): string {
  const [, text = ''] = /<pre[^>]*><code>([^<]*)<\/code><\/pre>\s*<\/main>/.exec(page) ?? [];
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

describe('the page that shows how to begin', () => {
  test('it says how a client of each system comes by its key', () => {
    for (const os of SIGN_OSES) expect(page).toMatch(new RegExp(`<th scope="row"><code>${os}</code></th><td>[^<]{40,}</td>`));
    expect(page).toContain('<code>GET /api/accountservice/open/sign/keys</code>');
    expect(page).not.toMatch(/<script|style=/);
  });

  test.each(SIGN_OSES)('it ends with a program that makes a signed call, under the key of %s too', async (os) => {
    const program = programOfPage();
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(25);
    expect(program).not.toMatch(/\b(import|require)\b\s*[('"{]/);
    expect(program).toContain("const os = 'web';");
    const file = join(folder, `${os}.mjs`);
    writeFileSync(file, program.replace("const os = 'web';", `const os = '${os}';`));
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout).toMatch(/gameName: '[^']+'/);
  });
});
