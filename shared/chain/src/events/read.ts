import {
  decodeEventLog,
  parseAbi,
  toEventSelector,
  type Abi,
  type AbiEvent,
  type ContractEventName,
  type DecodeEventLogReturnType,
} from 'viem';
import type { Log } from '../source/answers.ts';

/** An event of one of a contract's kinds, with its values. */
export type EventOf<Contract extends Abi> = DecodeEventLogReturnType<Contract, ContractEventName<Contract>>;

export interface EventReader<Contract extends Abi> {
  /** First topics of its logs. */
  topics: readonly string[];
  /** What a log says; undefined where it is of another kind, or not what it claims to be. */
  read(log: Pick<Log, 'topics' | 'data'>): EventOf<Contract> | undefined;
}

/** Reads the logs of one kind of contract. */
export function eventReader<const Contract extends Abi>(abi: Contract): EventReader<Contract> {
  const events = new Map(
    abi.filter(({ type }) => type === 'event').map((event) => [toEventSelector(event as AbiEvent), event as AbiEvent]),
  );
  return {
    topics: [...events.keys()],
    read({ topics, data }) {
      const event = events.get(topics[0]!);
      if (!event) return undefined;
      try {
        return decodeEventLog({ abi: [event], data, topics: topics as [`0x${string}`] }) as unknown as EventOf<Contract>;
      } catch {
        return undefined;
      }
    },
  };
}

/** Who has which collectible: ERC-721 and ERC-1155. A transfer of ERC-20 has the same name and one topic less, and is none of these. */
export const transferEvents = eventReader(
  parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  ]),
);

/** Who lets whom move collectibles: ERC-721 and ERC-1155. */
export const approvalEvents = eventReader(
  parseAbi([
    'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
    'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  ]),
);
