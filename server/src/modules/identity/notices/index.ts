export type { AccountChange } from '../../../mail/index.ts';
export { tellOwner } from './notice.ts';
