export { ownAccountChanged, ownAccountWanted, type Methods, type OwnAccount } from './model.ts';
export { WithOwnAccount } from './own-account.tsx';
