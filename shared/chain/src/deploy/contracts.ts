import * as abi from '@mortar/abi';
import { concatHex, encodeDeployData, getContractAddress, keccak256, parseEther, zeroAddress, type Hex } from 'viem';
import type { Parties } from './parties.ts';

/** Deploys any code at an address that follows from it. It stands on every chain of ours. */
export const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const TIMELOCK_SECONDS = 48n * 3600n;
const YEAR_SECONDS = 365n * 24n * 3600n;
/** Dollars a year for a name of four characters, and of more: two rates (specification §9), of ours. */
const FEE_4 = parseEther('160') / YEAR_SECONDS;
const FEE_5 = parseEther('5') / YEAR_SECONDS;
/** Dollars that a name costs more in the moment it comes free. */
const START_PREMIUM = parseEther('100000');
/** Dollars for one ether on the local chain, with the 8 digits of a Chainlink feed. */
const LOCAL_ETHER_PRICE = 3000_00000000n;
const TOKEN_CAP = parseEther('1000000000');
const REWARD_SECONDS = 7n * 24n * 3600n;

const CODE = [
  abi.accessManagerBytecode,
  abi.timelockControllerBytecode,
  abi.feeManagerBytecode,
  abi.exchangeBytecode,
  abi.orderBookBytecode,
  abi.nameRegistryBytecode,
  abi.priceOracleBytecode,
  abi.resolverBytecode,
  abi.nameControllerBytecode,
  abi.dropFactoryBytecode,
  abi.mysteryBoxBytecode,
  abi.custodyWalletBytecode,
  abi.projectTokenBytecode,
  abi.stakingBytecode,
];
const LOCAL_CODE = [abi.wrappedEtherBytecode, abi.testCurrencyBytecode, abi.fixedFeedBytecode];

/** A contract, where it will stand, and what makes it. */
export interface PlannedContract {
  name: string;
  address: Hex;
  code: Hex;
}

/**
 * Every contract of a chain, each behind those that it is made with. Addresses follow from the code and its values alone, so that
 * the same parties have the same addresses on every chain, however often it is begun. Other code makes a set of its own: of one
 * that stands, the rights are given away, and nothing could be added to it.
 * @param deployer the first admin, until the rights are given
 */
export function planContracts(parties: Parties, deployer: Hex, isLocal: boolean) {
  const planned: PlannedContract[] = [];
  const salt = keccak256(concatHex(isLocal ? [...CODE, ...LOCAL_CODE] : CODE));
  function add(name: string, code: Hex): Hex {
    const address = getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt, bytecode: code });
    planned.push({ name, address, code });
    return address;
  }
  const { admin, treasury, signer, custodian, cold } = parties;
  const access = add(
    'AccessManager',
    encodeDeployData({ abi: abi.accessManagerAbi, bytecode: abi.accessManagerBytecode, args: [deployer] }),
  );
  const timelock = add(
    'TimelockController',
    encodeDeployData({
      abi: abi.timelockControllerAbi,
      bytecode: abi.timelockControllerBytecode,
      args: [TIMELOCK_SECONDS, [admin], [admin], zeroAddress],
    }),
  );
  const fees = add('FeeManager', encodeDeployData({ abi: abi.feeManagerAbi, bytecode: abi.feeManagerBytecode, args: [access, treasury] }));
  const exchange = add('Exchange', encodeDeployData({ abi: abi.exchangeAbi, bytecode: abi.exchangeBytecode, args: [access, fees] }));
  const orderBook = add('OrderBook', encodeDeployData({ abi: abi.orderBookAbi, bytecode: abi.orderBookBytecode, args: [access, fees] }));
  const names = add('NameRegistry', encodeDeployData({ abi: abi.nameRegistryAbi, bytecode: abi.nameRegistryBytecode, args: [access] }));
  const oracle = add(
    'PriceOracle',
    encodeDeployData({ abi: abi.priceOracleAbi, bytecode: abi.priceOracleBytecode, args: [access, FEE_4, FEE_5, START_PREMIUM] }),
  );
  const resolver = add('Resolver', encodeDeployData({ abi: abi.resolverAbi, bytecode: abi.resolverBytecode, args: [names] }));
  const nameController = add(
    'NameController',
    encodeDeployData({
      abi: abi.nameControllerAbi,
      bytecode: abi.nameControllerBytecode,
      args: [access, names, oracle, treasury, signer],
    }),
  );
  const drops = add('DropFactory', encodeDeployData({ abi: abi.dropFactoryAbi, bytecode: abi.dropFactoryBytecode, args: [access] }));
  const boxes = add(
    'MysteryBox',
    encodeDeployData({ abi: abi.mysteryBoxAbi, bytecode: abi.mysteryBoxBytecode, args: [access, signer, treasury, ''] }),
  );
  const custody = add(
    'CustodyWallet',
    encodeDeployData({ abi: abi.custodyWalletAbi, bytecode: abi.custodyWalletBytecode, args: [access, custodian, cold] }),
  );
  const token = add(
    'ProjectToken',
    encodeDeployData({ abi: abi.projectTokenAbi, bytecode: abi.projectTokenBytecode, args: [access, 'GBK', 'GBK', TOKEN_CAP] }),
  );
  const staking = add(
    'Staking',
    encodeDeployData({ abi: abi.stakingAbi, bytecode: abi.stakingBytecode, args: [access, token, token, REWARD_SECONDS] }),
  );
  const local = isLocal
    ? {
        weth: add('WrappedEther', encodeDeployData({ abi: abi.wrappedEtherAbi, bytecode: abi.wrappedEtherBytecode })),
        usdt: add(
          'TestCurrency',
          encodeDeployData({ abi: abi.testCurrencyAbi, bytecode: abi.testCurrencyBytecode, args: ['Test USDT', 'USDT', 6] }),
        ),
        etherPrice: add(
          'FixedFeed',
          encodeDeployData({ abi: abi.fixedFeedAbi, bytecode: abi.fixedFeedBytecode, args: [LOCAL_ETHER_PRICE] }),
        ),
      }
    : undefined;
  const at = {
    access,
    timelock,
    fees,
    exchange,
    orderBook,
    names,
    oracle,
    resolver,
    nameController,
    drops,
    boxes,
    custody,
    token,
    staking,
  };
  return { planned, salt, at: { ...at, ...local } };
}

/** Where each contract stands. */
export type Addresses = ReturnType<typeof planContracts>['at'];
