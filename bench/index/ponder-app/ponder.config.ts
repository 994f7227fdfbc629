import { createConfig } from 'ponder';
import { http } from 'viem';
import { abi } from './abi';

const { BENCH_RPC, BENCH_COLLECTION, BENCH_EXCHANGE } = process.env;
const at = (address: string | undefined) => ({ abi, network: 'local' as const, address: address as `0x${string}`, startBlock: 0 });

export default createConfig({
  networks: { local: { chainId: 31337, transport: http(BENCH_RPC), maxRequestsPerSecond: 2000, disableCache: true } },
  contracts: { Collection: at(BENCH_COLLECTION), Exchange: at(BENCH_EXCHANGE) },
});
