import type { Channel, Role } from '@mortar/protocol/messaging';

const RANK: Record<Role, number> = { none: 0, member: 1, admin: 2, owner: 3 };
const LEADERS: readonly Role[] = ['owner', 'admin'];

/** What somebody may do in a channel by their role. */
const POWERS = {
  readMembers: ['owner', 'admin', 'member'],
  update: LEADERS,
  setRole: ['owner'],
  remove: LEADERS,
  mute: LEADERS,
  block: LEADERS,
  decide: LEADERS,
  readLimits: LEADERS,
  readAudit: LEADERS,
  bringIn: LEADERS,
} satisfies Record<string, readonly Role[]>;

export type Power = keyof typeof POWERS;

/** Whether a role has a power. Into an open channel every member may bring others, by hand or by a link. */
export function may(role: Role, power: Power, { joinRule }: Pick<Channel, 'joinRule'>): boolean {
  if (power === 'bringIn' && joinRule === 'open') return role !== 'none';
  return (POWERS[power] as readonly Role[]).includes(role);
}

/** Whether a power of the one reaches the other: never an equal, never oneself. */
export const outranks = (role: Role, other: Role): boolean => RANK[role] > RANK[other];
