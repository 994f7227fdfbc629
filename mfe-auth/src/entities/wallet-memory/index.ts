export { forgetBinding, isBinding, keepBinding } from './bind-cookie.ts';
export { forgetWallet, keepWallet, keptWallet } from './storage.ts';
