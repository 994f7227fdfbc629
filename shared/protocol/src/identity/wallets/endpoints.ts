import { CHECK } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getWalletOptions: Endpoint<typeof schemas.getWalletOptions> = {
  id: 'identity.getWalletOptions',
  method: 'GET',
  path: '/api/accountservice/open/wallet/options',
  access: 'open',
};
export const getWalletNonce: Endpoint<typeof schemas.getWalletNonce> = {
  id: 'identity.getWalletNonce',
  method: 'GET',
  path: '/api/accountservice/open/wallet/nonce',
  access: 'open',
  effect: true,
  budget: CHECK,
};
export const loginByWallet: Endpoint<typeof schemas.loginByWallet> = {
  id: 'identity.loginByWallet',
  method: 'POST',
  path: '/api/accountservice/open/wallet/login',
  access: 'open',
};
export const getWalletAddress: Endpoint<typeof schemas.getWalletAddress> = {
  id: 'identity.getWalletAddress',
  method: 'GET',
  path: '/api/accountservice/open/wallet/address',
  access: 'open',
};
export const bindWallet: Endpoint<typeof schemas.bindWallet> = {
  id: 'identity.bindWallet',
  method: 'POST',
  path: '/api/accountservice/user/bind/wallet/address',
  access: 'user',
  proof: true,
};
export const unbindWallet: Endpoint<typeof schemas.unbindWallet> = {
  id: 'identity.unbindWallet',
  method: 'POST',
  path: '/api/accountservice/user/unbind/wallet/address',
  access: 'user',
  proof: true,
};
export const getWalletProfile: Endpoint<typeof schemas.getWalletProfile> = {
  id: 'identity.getWalletProfile',
  method: 'GET',
  path: '/api/accountservice/user/wallet/profile',
  access: 'user',
};
