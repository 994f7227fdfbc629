import { mysteryBoxAbi } from '@mortar/abi';
import { parseEther, type PublicClient } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { Addresses } from '../deploy/index.ts';
import { LOCAL_KEY } from '../deploy/local.ts';
import { PURSES, type Actor } from './cast.ts';
import { BOX_TYPE, boxTypeData } from './chapters/boxes.ts';
import type { Signable } from './miner.ts';

/** anvil's ninth account, rich and used by nobody else here. */
const FUNDER = '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97';

interface OpeningDeps {
  client: PublicClient;
  addresses: Addresses;
  account(actor: Actor): PrivateKeyAccount;
}

/** What comes before the story, as far as it is not there: everybody's purse, and the operator's type of box. */
export async function openingCalls({ client, addresses, account }: OpeningDeps): Promise<Signable[]> {
  const funder = privateKeyToAccount(FUNDER);
  const operator = privateKeyToAccount(LOCAL_KEY);
  const [funded, made, nonces] = await Promise.all([
    Promise.all(PURSES.map(([actor]) => client.getBalance({ address: account(actor).address }))),
    client.readContract({ address: addresses.boxes, abi: mysteryBoxAbi, functionName: 'boxTypeCount' }),
    Promise.all([funder, operator].map(({ address }) => client.getTransactionCount({ address }))),
  ]);
  const poor = PURSES.filter((_, index) => funded[index] === 0n);
  const purses = poor.map(([actor, ether], index): Signable => ({
    account: funder,
    nonce: nonces[0]! + index,
    to: account(actor).address,
    gas: 21_000n,
    value: parseEther(String(ether)),
    data: () => '0x',
  }));
  if (made >= BOX_TYPE) return purses;
  const boxes: Signable = { account: operator, nonce: nonces[1]!, to: addresses.boxes, gas: 800_000n, value: 0n, data: boxTypeData };
  return [...purses, boxes];
}
