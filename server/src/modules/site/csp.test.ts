import { describe, expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { contentSecurityPolicy } from './csp.ts';

const pin = (csp: object) => ({ description: { csp } }) as RemotePin;
const remote = (csp: object) => ({ live: pin(csp), channel: 'live', why: 'live' }) as const;
const registry: RegistryDocument = {
  seq: 1,
  choice: '',
  areas: [],
  remotes: { gamehub: remote({}), market: remote({ 'connect-src': ['https://rpc.example'], 'frame-src': ['https://frame.example'] }) },
};
const directives = (document: RegistryDocument) =>
  Object.fromEntries(
    contentSecurityPolicy(document, 'N')
      .split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('contentSecurityPolicy', () => {
  test('it allows scripts from our own origin and one nonce only', () => {
    expect(directives(registry)['script-src']).toBe("'self' 'nonce-N'");
    expect(contentSecurityPolicy(registry, 'N')).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic/);
  });

  test('it names one Trusted Types policy per remote and lets the last good build make it again', () => {
    expect(directives(registry)['trusted-types']).toBe("mortar shell#webpack gamehub#webpack market#webpack 'allow-duplicates'");
  });

  test('it makes no code of strings', () => {
    expect(directives(registry)['require-trusted-types-for']).toBe("'script'");
  });

  test('it adds what live remotes declare, and nothing else', () => {
    expect(directives(registry)['connect-src']).toBe("'self' https://rpc.example");
    expect(directives(registry)['frame-src']).toBe("'self' https://frame.example");
    expect(directives({ ...registry, remotes: {} })['frame-src']).toBe("'self'");
  });

  test('it adds what the version needs that stands in for the visitor’s own', () => {
    const lastGood = pin({ 'connect-src': ['https://spare.example'] });
    const document = { ...registry, remotes: { market: { ...remote({}), lastGood } } };
    expect(directives(document)['connect-src']).toBe("'self' https://spare.example");
  });

  test('it lets a frame hold a link of the native app where the operator configured one, and no other scheme', () => {
    const [first] = contentSecurityPolicy(registry, 'N', { app: 'mortar://app' }).match(/frame-src [^;]*/) ?? [];
    expect(first).toBe("frame-src 'self' mortar: https://frame.example");
  });

  test.each([
    [{ projectId: 'abcdefgh' }, 'wss://relay.walletconnect.org'],
    [{ projectId: 'abcdefgh', relayUrl: 'wss://relay.example/' }, 'wss://relay.example'],
  ])('it lets scripts reach the relay that the operator configured, and no other: %j', (walletConnect, origin) => {
    const policy = contentSecurityPolicy(registry, 'N', { walletConnect });
    expect(policy).toContain(`connect-src 'self' ${origin} https://rpc.example;`);
    expect(policy).toContain("frame-src 'self' https://verify.walletconnect.org https://frame.example;");
  });

  test('it lets a page take files from its developer’s own machine, and hear of changes there, from that origin alone', () => {
    const document = { ...registry, local: { gamehub: 'http://localhost:3005', fresh: 'http://localhost:3005' } };
    const [allowed, before] = [directives(document), directives(registry)].map((all) => Object.entries(all as Record<string, string>));
    const added = allowed!.map(
      ([name, sources], at) => [name, sources.split(' ').filter((one) => !before![at]![1].split(' ').includes(one))] as const,
    );
    const files = ['http://localhost:3005'];
    expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
      'script-src': files,
      'style-src': files,
      'style-src-elem': files,
      'img-src': files,
      'media-src': files,
      'font-src': files,
      'connect-src': [...files, 'ws://localhost:3005'],
      'trusted-types': ['fresh#webpack', 'webpack-dev-server#overlay'],
    });
  });

  test('it refuses to be framed', () => {
    expect(directives(registry)['frame-ancestors']).toBe("'none'");
  });
});
