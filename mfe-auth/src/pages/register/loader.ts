import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { inviterWanted } from '#entities/invitation';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';

/** Opens the register view: who is signed in goes on, and whose invitation it is gets asked. */
export function loader(args: PageArgs): null {
  leaveSignedIn(args);
  scopeBind(inviterWanted, { scope: args.scope })();
  return null;
}
