import {
  concatHex,
  decodeAbiParameters,
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

/** Types whose values are longer than a word: as a topic stands their hash. */
const IS_LONG = /^(?:string|bytes|tuple|.*\])$/;

/** An event with what of it stands in the topics, and what in the data. */
function layoutOf({ name, inputs }: AbiEvent) {
  const inTopics = inputs.filter(({ indexed }) => indexed);
  const inData = inputs.filter(({ indexed }) => !indexed);
  const words = inTopics.map(({ type, ...input }) => ({ ...input, type: IS_LONG.test(type) ? 'bytes32' : type }));
  return { eventName: name, names: [...inTopics, ...inData].map((input) => input.name!), words, inData };
}

/** Reads the logs of one kind of contract. The layouts are laid out once: viem's `decodeEventLog` hashes the signature of each log anew. */
export function eventReader<const Contract extends Abi>(abi: Contract): EventReader<Contract> {
  const events = abi.filter(({ type }) => type === 'event') as AbiEvent[];
  const layouts = new Map(events.map((event) => [toEventSelector(event) as string, layoutOf(event)]));
  return {
    topics: [...layouts.keys()],
    read({ topics: [selector = '', ...topics], data }) {
      const layout = layouts.get(selector);
      if (!layout || topics.length !== layout.words.length) return undefined;
      try {
        const values = [
          ...decodeAbiParameters(layout.words, concatHex(topics)),
          ...decodeAbiParameters(layout.inData, layout.inData.length > 0 ? data : '0x'),
        ];
        const args = Object.fromEntries(layout.names.map((name, index) => [name, values[index]]));
        return { eventName: layout.eventName, args } as unknown as EventOf<Contract>;
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

/** What a token says of itself is another thing now: ERC-4906, ERC-1155, and the folder of one of our drops. */
export const metadataEvents = eventReader(
  parseAbi([
    'event MetadataUpdate(uint256 tokenId)',
    'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
    'event URI(string value, uint256 indexed id)',
    'event BaseURISet(string baseURI)',
  ]),
);
