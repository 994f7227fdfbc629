import type { PageArgs } from '@mortar/host';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';

/** Opens the login page; who is signed in goes on. */
export function loader(args: PageArgs): null {
  leaveSignedIn(args);
  return null;
}
