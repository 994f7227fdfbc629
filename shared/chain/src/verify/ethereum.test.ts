import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { contractWallet } from '../testing/contract-wallet.ts';
import { ethereumWallet, signerByViem, startAnvil } from '../testing/index.ts';
import { verifyEthereum } from './index.ts';

const TEXT = 'Hello World';
const CHAIN = 31_337;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
/** Takes connections and says nothing. */
let silent: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  await anvil.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
const rpc = () => ({ chainId: CHAIN, url: anvil.url });
const silentRpc = () => ({ chainId: CHAIN, url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
const nobody = { chainId: CHAIN, url: 'http://127.0.0.1:1' };

describe('an account with a key of its own', () => {
  test('it is told without any network, and also when that is down', async () => {
    const wallet = ethereumWallet();
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    for (const where of [undefined, nobody, silentRpc()]) expect(await verifyEthereum(signed, where)).toBe('valid');
  });

  test('it is the signer whom viem finds, also where a wallet writes 0 and 1 for 27 and 28', async () => {
    for (let index = 0; index < 8; index += 1) {
      const wallet = ethereumWallet();
      const signature = await wallet.sign(TEXT);
      const plain = `${signature.slice(0, -2)}0${Number.parseInt(signature.slice(-2), 16) - 27}`;
      for (const each of [signature, plain]) {
        expect(await signerByViem(TEXT, each)).toBe(wallet.address);
        expect(await verifyEthereum({ text: TEXT, address: wallet.address, signature: each }, undefined)).toBe('valid');
      }
    }
  });

  test('it is not taken for another one, another text, or a signature that is none', async () => {
    const [wallet, other] = [ethereumWallet(), ethereumWallet()];
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    for (const where of [undefined, rpc()]) {
      expect(await verifyEthereum({ ...signed, text: 'Hello' }, where)).toBe('invalid');
      expect(await verifyEthereum({ ...signed, address: other.address }, where)).toBe('invalid');
      expect(await verifyEthereum({ ...signed, signature: await other.sign(TEXT) }, where)).toBe('invalid');
      expect(await verifyEthereum({ ...signed, signature: `0x${'00'.repeat(65)}` }, where)).toBe('invalid');
      expect(await verifyEthereum({ ...signed, signature: 'nothing' }, where)).toBe('invalid');
    }
  });
});

describe('a contract', () => {
  test('it decides by ERC-1271', async () => {
    const [wallet, other] = [contractWallet(), contractWallet()];
    await wallet.stand(anvil.url);
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    expect(await verifyEthereum(signed, rpc())).toBe('contract');
    expect(await verifyEthereum({ ...signed, text: 'Hello' }, rpc())).toBe('invalid');
    expect(await verifyEthereum({ ...signed, signature: await other.sign(TEXT) }, rpc())).toBe('invalid');
  });

  test('it signs before it stands, by ERC-6492', async () => {
    const [wallet, other] = [contractWallet(false), contractWallet(false)];
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    expect(await verifyEthereum(signed, rpc())).toBe('contract');
    expect(await verifyEthereum({ ...signed, text: 'Hello' }, rpc())).toBe('invalid');
    expect(await verifyEthereum({ ...signed, address: other.address }, rpc())).toBe('invalid');
  });

  test('it is told nothing of where no network is known, none answers, or another one does', async () => {
    const wallet = contractWallet(false);
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    for (const where of [undefined, nobody, { ...rpc(), chainId: 1 }]) expect(await verifyEthereum(signed, where)).toBe('unreachable');
  });

  test('it is waited for no longer than three seconds', async () => {
    const wallet = contractWallet(false);
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    const began = performance.now();
    expect(await verifyEthereum(signed, silentRpc())).toBe('unreachable');
    expect(performance.now() - began).toBeLessThan(4500);
  });
});
