import { expect, test } from '@jest/globals';
import { CONNECTION_WORKER } from '@mortar/protocol/realtime';
import { policyOfFile } from './version-file.ts';

test('it lets the worker of the connection call our own origin, and nothing else', () => {
  const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";
  expect([policyOfFile(CONNECTION_WORKER), policyOfFile('other.js')]).toEqual([policy, undefined]);
});
