import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createRpc } from '../source/rpc.ts';
import { receiptOf, send, signTyped, type Call, type Receipt, type ToSign, type TradeSite } from '../trade/index.ts';
import { demoProvider } from '../wallets/demo/account.ts';

/** In wei: more than any test spends. */
const RICH = 10n ** 24n;

/** The market of a chain that anvil runs, as a page reaches it. */
export function tradeSiteAt(url: string, addresses: { exchange: string; orderBook: string; weth?: string }): TradeSite {
  const rpc = createRpc(url);
  return {
    chainId: 31_337,
    exchange: addresses.exchange as Address,
    orderBook: addresses.orderBook as Address,
    wrapped: addresses.weth as Address | undefined,
    ask: async (method, params) => (await rpc([{ method, params }]))[0],
  };
}

/** Somebody new who trades by a page, with a demo wallet. */
export type PageTrader = ReturnType<typeof pageTrader>;

export function pageTrader(site: TradeSite) {
  const account = privateKeyToAccount(generatePrivateKey());
  const provider = demoProvider(account, site.ask);
  const address = account.address.toLowerCase() as Address;
  return {
    address,
    fund: (wei = RICH) => site.ask('anvil_setBalance', [address, `0x${wei.toString(16)}`]),
    sign: (toSign: ToSign) => signTyped(provider, address, toSign),
    /** Sends transactions, each when the one before stands in a block. */
    async send(calls: readonly Call[]): Promise<Receipt[]> {
      const receipts = [];
      for (const call of calls) receipts.push(await receiptOf(site, await send(provider, address, call), address, call.value));
      return receipts;
    },
  };
}
