import {
  concatHex,
  decodeAbiParameters,
  toEventSelector,
  type Abi,
  type AbiEvent,
  type ContractEventName,
  type DecodeEventLogReturnType,
  type Hex,
} from 'viem';
import type { Log } from '../source/answers.ts';
import { readWords } from './words.ts';

/** One of some events of a contract, with its values; addresses are in any case. */
export type EventOf<Contract extends Abi, Name extends ContractEventName<Contract>> = DecodeEventLogReturnType<Contract, Name>;

export interface EventReader<Contract extends Abi, Name extends ContractEventName<Contract>> {
  /** First topics of its logs. */
  topics: readonly string[];
  /** What a log says, in lower case; undefined where it is of another kind, or not what it claims to be. */
  read(log: Pick<Log, 'topics' | 'data'>): EventOf<Contract, Name> | undefined;
}

/** Types whose values are longer than a word: as a topic stands their hash. */
const IS_LONG = /^(?:string|bytes|tuple|.*\])$/;

/** An event with how its values are read: word by word, where they all take a word, in a tenth of the time that viem takes. */
function layoutOf({ name, inputs }: AbiEvent) {
  const inTopics = inputs.filter(({ indexed }) => indexed);
  const inData = inputs.filter(({ indexed }) => !indexed);
  const words = inTopics.map(({ type, ...input }) => ({ ...input, type: IS_LONG.test(type) ? 'bytes32' : type }));
  const names = [...words, ...inData].map((input) => input.name!);
  function readAny(topics: readonly Hex[], data: Hex): object {
    const values = [...decodeAbiParameters(words, concatHex(topics)), ...decodeAbiParameters(inData, inData.length > 0 ? data : '0x')];
    return Object.fromEntries(names.map((each, index) => [each, values[index]]));
  }
  return { eventName: name, topicCount: words.length, read: readWords([...words, ...inData]) ?? readAny };
}

/**
 * Reads the logs of some events of one kind of contract, and nothing of others. The layouts are laid out once: viem's
 * `decodeEventLog` hashes the signature of each log anew.
 */
export function eventReader<const Contract extends Abi, const Name extends ContractEventName<Contract>>(
  abi: Contract,
  names: readonly Name[],
): EventReader<Contract, Name> {
  const events = (abi as Abi).filter((item): item is AbiEvent => item.type === 'event' && (names as readonly string[]).includes(item.name));
  const layouts = new Map(events.map((event) => [toEventSelector(event) as string, layoutOf(event)]));
  return {
    topics: [...layouts.keys()],
    read({ topics: [selector = '', ...topics], data }) {
      const layout = layouts.get(selector);
      if (!layout || topics.length !== layout.topicCount) return undefined;
      try {
        return { eventName: layout.eventName, args: layout.read(topics, data) } as unknown as EventOf<Contract, Name>;
      } catch {
        return undefined;
      }
    },
  };
}
