import { ethereumWallet, type TestWallet } from '@mortar/chain/testing';
import { quantile } from '../report.ts';
import { addressOf, type Load } from '../server/load.ts';
import { renewedSigns } from '../server/sign.ts';
import type { Stack } from '../stack.ts';
import { caller } from './caller.ts';
import { walletCalls, type WalletSignIn } from './wallet-call.ts';

/** Wallets, each in a browser at an address of its own, so that no budget of calls is met. */
const WALLETS = 800;

/** Does work with every item, so many at once. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T, index: number) => Promise<void>): Promise<void> {
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Sign-ins of known wallets over HTTP, by the product or by what stands at the origin `bare`. A page has asked for its nonce and
 * the wallet has signed before the round begins: what is counted is the sign-in alone.
 */
export async function walletSignIns(stack: Stack, bare: string, atOnce: number) {
  const [product, peer] = [caller(stack.url, atOnce), caller(bare, atOnce)];
  const { nonce, signed, login } = walletCalls(product.send, stack.url);
  const { login: loginToPeer } = walletCalls(peer.send, bare);
  const wallets = Array.from({ length: WALLETS }, ethereumWallet);
  const signs = renewedSigns(stack.url, WALLETS);

  async function prepared(wallet: TestWallet, index: number, made: Record<string, string>): Promise<WalletSignIn> {
    const browser = { ...made, 'x-forwarded-for': addressOf(index), deviceid: `bench-${index}`, devicename: 'Benchmark' };
    return signed(wallet, await nonce(wallet, browser));
  }

  async function round(enter: (ready: WalletSignIn) => Promise<void>): Promise<Load> {
    const made = await signs();
    const ready: WalletSignIn[] = [];
    await each(wallets, atOnce, async (wallet, index) => {
      ready[index] = await prepared(wallet, index, made[index] ?? {});
    });
    const times: number[] = [];
    const began = performance.now();
    await each(ready, atOnce, async (one) => {
      const start = performance.now();
      await enter(one);
      times.push(performance.now() - start);
    });
    return { rps: ready.length / ((performance.now() - began) / 1000), p99: quantile(times, 0.99) };
  }

  // The first one makes the accounts.
  await round(login);
  return {
    ours: () => round(login),
    theirs: () => round(loginToPeer),
    close() {
      product.close();
      peer.close();
    },
  };
}
