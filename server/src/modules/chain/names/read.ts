import { nameEvents, resolverEvents } from '@mortar/chain/events';
import { keptText } from '../../../lib/kept-text.ts';
import type { Fact } from '../facts/facts-in.ts';
import { keptName, lower } from '../facts/texts.ts';
import type { TimedLog } from '../sync/index.ts';
import type { NameEventKind, RecordKind } from './tables.ts';

export interface NameEvent extends Fact {
  kind: NameEventKind;
  token_id: string;
  label?: string;
  holder?: string;
  expiration?: number;
  version?: number;
  whitelisted?: boolean;
  resolver?: string;
}

export interface NameRecord extends Fact {
  kind: RecordKind;
  token_id: string;
  key: string;
  value: string;
}

/** Longest value of a record that is kept; a longer one is kept as none. */
const MOST_CHARACTERS = 4096;
const keptValue = (value: string): string => (value.length > MOST_CHARACTERS ? '' : value);

/** What a log of the registry says of a name. */
export function nameEventOf(log: TimedLog): NameEvent | undefined {
  const event = nameEvents.read(log);
  switch (event?.eventName) {
    case 'NameRegistered': {
      const { tokenId, label, holder, expiration, version, whitelisted } = event.args;
      return {
        log,
        kind: 'registered',
        token_id: String(tokenId),
        label: keptName(label),
        holder: lower(holder),
        expiration: Number(expiration),
        version: Number(version),
        whitelisted,
      };
    }
    case 'NameRenewed': {
      const { tokenId, expiration } = event.args;
      return { log, kind: 'renewed', token_id: String(tokenId), expiration: Number(expiration) };
    }
    case 'ResolverChanged': {
      const { tokenId, resolver } = event.args;
      return { log, kind: 'resolver', token_id: String(tokenId), resolver: lower(resolver) };
    }
    default:
      return undefined;
  }
}

/** What a log of the resolver says of a name. */
export function nameRecordOf(log: TimedLog): NameRecord | undefined {
  const event = resolverEvents.read(log);
  const record = (kind: RecordKind, node: string | bigint, key: string, value: string): NameRecord => ({
    log,
    kind,
    token_id: String(BigInt(node)),
    key,
    value: keptValue(value),
  });
  switch (event?.eventName) {
    case 'AddressChanged': {
      const { node, coinType, newAddress } = event.args;
      return record('address', node, String(coinType), newAddress === '0x' ? '' : newAddress);
    }
    case 'TextChanged':
      return record('text', event.args.node, keptName(event.args.key), keptText(event.args.value));
    case 'ContenthashChanged':
      return record('contenthash', event.args.node, '', event.args.hash);
    case 'PrimaryChanged':
      return record('primary', event.args.node, lower(event.args.account), '');
    default:
      return undefined;
  }
}
