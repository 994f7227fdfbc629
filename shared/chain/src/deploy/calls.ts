import * as abi from '@mortar/abi';
import { encodeFunctionData, toFunctionSelector, zeroAddress, type AbiFunction, type Hex } from 'viem';
import type { Addresses } from './contracts.ts';
import type { Parties } from './parties.ts';

/** Roles of the AccessManager (contracts/README.md, "Roles"). */
const ROLES = { admin: 0n, manager: 1n, pauser: 2n, namesMinter: 3n, tokenMinter: 4n } as const;
type Role = keyof typeof ROLES;

/** Basis points of the platform's fees: at a fixed price, and of an auction. */
const FIXED_FEE = 250;
const AUCTION_FEE = 300;
/** How long the local chain's price of ether is believed, seconds, and between which dollars, with the 8 digits of its feed. */
const HEARTBEAT = 3600;
const LOWEST = 1_00000000n;
const HIGHEST = 1_000_000_00000000n;

/** One change of what stands. To make it again changes nothing. */
export interface PlannedCall {
  name: string;
  to: Hex;
  data: Hex;
}

/** What contracts are set to before any right is given away. */
function settings({ fees, exchange, orderBook, names, resolver, oracle, weth, usdt, etherPrice }: Addresses): PlannedCall[] {
  const fee = (name: string, feeType: number, bps: number): PlannedCall => ({
    name,
    to: fees,
    data: encodeFunctionData({ abi: abi.feeManagerAbi, functionName: 'setFee', args: [feeType, bps] }),
  });
  const currency = (to: Hex, taken: Hex): PlannedCall => ({
    name: `currency ${taken}`,
    to,
    data: encodeFunctionData({ abi: abi.exchangeAbi, functionName: 'setCurrency', args: [taken, true] }),
  });
  const currencies = [weth, usdt].flatMap((taken) => (taken ? [exchange, orderBook].map((to) => currency(to, taken)) : []));
  const feed = etherPrice && {
    name: 'price of ether',
    to: oracle,
    data: encodeFunctionData({
      abi: abi.priceOracleAbi,
      functionName: 'setFeed',
      args: [zeroAddress, etherPrice, HEARTBEAT, 18, LOWEST, HIGHEST],
    }),
  };
  return [
    { name: 'channel without a fee', to: exchange, data: encodeFunctionData({ abi: abi.exchangeAbi, functionName: 'openChannel' }) },
    fee('fee at a fixed price', 0, FIXED_FEE),
    fee('fee of auctions', 1, AUCTION_FEE),
    ...currencies,
    ...(feed ? [feed] : []),
    {
      name: 'resolver of names',
      to: names,
      data: encodeFunctionData({ abi: abi.nameRegistryAbi, functionName: 'allowResolver', args: [resolver, true] }),
    },
  ];
}

/** @throws Error for a function that the contract does not have */
function selectorOf(contract: readonly { type: string; name?: string }[], name: string): Hex {
  const found = contract.find((one) => one.type === 'function' && one.name === name);
  if (!found) throw new Error(`no function ${name}`);
  return toFunctionSelector(found as AbiFunction);
}

/** Which role may do what; all that is named nowhere is the admin's. */
function rights(at: Addresses): PlannedCall[] {
  const { access } = at;
  const may = (role: Role, to: Hex, contract: Parameters<typeof selectorOf>[0], functions: readonly string[]): PlannedCall => ({
    name: `${role} may ${functions.join(', ')}`,
    to: access,
    data: encodeFunctionData({
      abi: abi.accessManagerAbi,
      functionName: 'setTargetFunctionRole',
      args: [to, functions.map((name) => selectorOf(contract, name)), ROLES[role]],
    }),
  });
  return [
    may('manager', at.fees, abi.feeManagerAbi, ['setFee', 'setFeeRecipient']),
    may('manager', at.exchange, abi.exchangeAbi, ['setCurrency', 'reopenChannel']),
    may('manager', at.orderBook, abi.orderBookAbi, ['setCurrency', 'unpause']),
    may('manager', at.nameController, abi.nameControllerAbi, ['unpause']),
    may('manager', at.drops, abi.dropFactoryAbi, ['unpause']),
    may('manager', at.boxes, abi.mysteryBoxAbi, ['unpause', 'createBoxType']),
    may('manager', at.custody, abi.custodyWalletAbi, ['unpause', 'setMaxBalance']),
    may('manager', at.staking, abi.stakingAbi, ['unpause', 'notifyReward']),
    may('pauser', at.exchange, abi.exchangeAbi, ['closeChannel']),
    may('pauser', at.orderBook, abi.orderBookAbi, ['pause']),
    may('pauser', at.nameController, abi.nameControllerAbi, ['pause']),
    may('pauser', at.drops, abi.dropFactoryAbi, ['pause']),
    may('pauser', at.boxes, abi.mysteryBoxAbi, ['pause']),
    may('pauser', at.custody, abi.custodyWalletAbi, ['pause', 'lowerDailyMax']),
    may('pauser', at.staking, abi.stakingAbi, ['pause']),
    may('namesMinter', at.names, abi.nameRegistryAbi, ['register', 'renew']),
    may('tokenMinter', at.token, abi.projectTokenAbi, ['mint']),
  ];
}

/** Who has which role. The deployer's own power ends with the last one. */
function roles({ access, nameController, timelock }: Addresses, { manager, pauser, minter }: Parties, deployer: Hex): PlannedCall[] {
  const grant = (role: Role, account: Hex): PlannedCall => ({
    name: `${account} is ${role}`,
    to: access,
    data: encodeFunctionData({ abi: abi.accessManagerAbi, functionName: 'grantRole', args: [ROLES[role], account, 0] }),
  });
  return [
    grant('manager', manager),
    grant('pauser', pauser),
    grant('namesMinter', nameController),
    grant('tokenMinter', minter),
    grant('admin', timelock),
    {
      name: 'the timelock alone is admin',
      to: access,
      data: encodeFunctionData({ abi: abi.accessManagerAbi, functionName: 'renounceRole', args: [ROLES.admin, deployer] }),
    },
  ];
}

/** What is done with the contracts when all of them stand, in this order. */
export const planCalls = (at: Addresses, parties: Parties, deployer: Hex): PlannedCall[] => [
  ...settings(at),
  ...rights(at),
  ...roles(at, parties, deployer),
];

/** The question whether the deployer is still admin; where not, everything was done. */
export const isAdminCall = (access: Hex, deployer: Hex) =>
  ({ address: access, abi: abi.accessManagerAbi, functionName: 'hasRole', args: [ROLES.admin, deployer] }) as const;
