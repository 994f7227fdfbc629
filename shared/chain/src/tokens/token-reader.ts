import { decodeFunctionResult, encodeFunctionData, numberToHex, pad, parseAbi, type Hex } from 'viem';
import { quantity } from '../source/answers.ts';
import { ChainAnswerTooLong, ChainCallRefused, createRpc } from '../source/rpc.ts';

const ABI = parseAbi([
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'function contractURI() view returns (string)',
]);

/** Gas that a contract may burn: drawings that are made on the chain take some millions, an endless loop takes all there is. */
const MOST_GAS = 20_000_000n;
/** Characters of an answer: a megabyte of metadata, two digits a byte. */
const MOST_ANSWER = 2 * 1024 * 1024 + 1024;
/** A contract that reverts has this code with most servers, and one of these words with the others. */
const REVERTED = 3;
const CONTRACTS_FAULT = /revert|gas|opcode|stack|jump|evm/i;

/** A token. `isCopies`: of ERC-1155, whose address of metadata is a pattern. */
export interface TokenOf {
  collection: string;
  tokenId: string;
  isCopies: boolean;
}

/** The contract doesn't say where the metadata lies: it reverts, burns all gas, or answers with something else. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  readonly reason: 'reverted' | 'tooLarge';

  constructor(message: string, { reason = 'reverted', ...options }: ErrorOptions & { reason?: TokenRefused['reason'] } = {}) {
    super(message, options);
    this.reason = reason;
  }
}

const idOf = (tokenId: string): string => pad(numberToHex(BigInt(tokenId)), { size: 32 }).slice(2);

type FunctionName = 'tokenURI' | 'uri' | 'contractURI';

function decoded(functionName: FunctionName, data: Hex): string {
  // No code at this address, or no such function and a fallback that says nothing.
  if (data === '0x') throw new TokenRefused('it does not know the function');
  try {
    return decodeFunctionResult({ abi: ABI, functionName, data });
  } catch (cause) {
    throw new TokenRefused('it did not answer with a text', { cause });
  }
}

function refusedBy(error: unknown): unknown {
  if (error instanceof ChainAnswerTooLong) return new TokenRefused(error.message, { reason: 'tooLarge', cause: error });
  const isReverted = error instanceof ChainCallRefused && (error.code === REVERTED || CONTRACTS_FAULT.test(error.message));
  return isReverted ? new TokenRefused(error.message, { cause: error }) : error;
}

/** Asks contracts that anybody may have written where their metadata and that of their tokens lies. */
export function createTokenReader(url: string, signal?: AbortSignal) {
  const rpc = createRpc(url, signal, MOST_ANSWER);
  async function ask(to: string, functionName: FunctionName, data: Hex): Promise<{ said: string; block: number }> {
    const call = { method: 'eth_call', params: [{ to, data, gas: numberToHex(MOST_GAS) }, 'latest'] };
    const [block, answer] = await rpc([{ method: 'eth_blockNumber', params: [] }, call]).catch((error: unknown) => {
      throw refusedBy(error);
    });
    return { said: decoded(functionName, answer as Hex), block: quantity(block, 'block number') };
  }
  return {
    /**
     * The address as it stands now, of ERC-1155 with the id in its place, and the block at which it was asked.
     * @throws TokenRefused; ChainServerError where the chain's server fails
     */
    async uriOf({ collection, tokenId, isCopies }: TokenOf): Promise<{ uri: string; block: number }> {
      const functionName = isCopies ? 'uri' : 'tokenURI';
      const data = encodeFunctionData({ abi: ABI, functionName, args: [BigInt(tokenId)] });
      const { said, block } = await ask(collection, functionName, data);
      return { uri: isCopies ? said.replaceAll('{id}', idOf(tokenId)) : said, block };
    },
    /**
     * Where a collection says what it is (ERC-7572), and the block at which it was asked.
     * @throws TokenRefused, also where the contract doesn't know the question; ChainServerError where the chain's server fails
     */
    async contractUriOf(collection: string): Promise<{ uri: string; block: number }> {
      const { said, block } = await ask(collection, 'contractURI', encodeFunctionData({ abi: ABI, functionName: 'contractURI' }));
      return { uri: said, block };
    },
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;
