import type { Output } from '@mortar/protocol';
import type { listSecurityLog } from '@mortar/protocol/identity';
import { widerNetworkOf } from '../../../lib/network-of.ts';
import type { AuditRow } from './repository.ts';

type Entry = Output<typeof listSecurityLog>['items'][number];

/** Half of an address: enough to tell one's own network from a strange one, too little to find who it is. */
const shortNetwork = (network: string): string => (network === 'unknown' ? '' : widerNetworkOf(network));

function word(detail: unknown, name: string): string {
  const value = (detail as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}

function actorOf(actor: string, uid: string): Entry['actor'] {
  if (actor === 'visitor') return 'visitor';
  return actor === `user:${uid}` ? 'owner' : 'operator';
}

/** An event as its owner sees it: of the details only those that are named here, never an operator's name or reason. */
export function entryOf({ id, at, action, outcome, actor: name, detail }: AuditRow, uid: string): Entry {
  const actor = actorOf(name, uid);
  return {
    id: String(id),
    at: at.toISOString(),
    action,
    outcome,
    actor,
    network: actor === 'operator' ? '' : shortNetwork(word(detail, 'network')),
    os: word(detail, 'os'),
  };
}
