import { Type } from 'typebox';
import { Next, PageByTime, Time } from '../../core/fields.ts';

/** One event of an account, without secrets. */
const SecurityLogEntry = Type.Object({
  id: Type.String(),
  at: Time,
  /** What happened: a name such as `login` or `password.change`; the page has a text for each. */
  action: Type.String(),
  outcome: Type.Enum(['done', 'unchanged', 'refused']),
  /** Who did it: the owner, somebody who was not signed in, or an operator of the site. */
  actor: Type.Enum(['owner', 'visitor', 'operator']),
  /** Part of the network that the call came from; empty when none is known. */
  network: Type.String(),
  /** System of the device; empty when none is known. */
  os: Type.String(),
});

export const listSecurityLog = {
  summary: 'What happened to the signed-in person’s account, the latest first',
  query: Type.Object(PageByTime),
  data: Type.Object({ items: Type.Array(SecurityLogEntry), next: Next }),
};
