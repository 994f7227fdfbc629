import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from '@jest/globals';

/** What the console was told and no test expects. A test that makes it speak says so, for itself alone: `jest.spyOn(console, 'error')`. */
const heard = [];

function hear(...words) {
  // jsdom tells of every broken connection, and tests break some on purpose.
  if (words[0]?.type !== 'XMLHttpRequest') heard.push(format(...words));
}
const listen = () => void Object.assign(console, { error: hear, warn: hear });

function judge() {
  const said = heard.splice(0);
  if (said.length > 0) throw new Error(`The console was told, and no test expects it:\n${said.join('\n')}`);
}

listen();
beforeEach(listen);
afterEach(judge);
afterAll(judge);
