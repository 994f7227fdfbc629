import type { Budget } from '../core/budget.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Whoever searches types. */
const SEARCH: Budget = { perMinute: 120 };
/** Strangers who are written to. */
const REQUESTS: Budget = { perMinute: 30 };

export const getUserInfo: Endpoint<typeof schemas.getUserInfo> = {
  id: 'relations.getUserInfo',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/getuserinfo',
  access: 'user',
};
export const recommendUsers: Endpoint<typeof schemas.recommendUsers> = {
  id: 'relations.recommendUsers',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/imrecommenduser',
  access: 'user',
};
export const dismissRecommendation: Endpoint<typeof schemas.dismissRecommendation> = {
  id: 'relations.dismissRecommendation',
  method: 'POST',
  path: '/api/accountservice/imcancelrecommend/create',
  access: 'user',
};
export const searchUsers: Endpoint<typeof schemas.searchUsers> = {
  id: 'relations.searchUsers',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/searchuser',
  access: 'user',
  budget: SEARCH,
};
export const findApplications: Endpoint<typeof schemas.findApplications> = {
  id: 'relations.findApplications',
  method: 'POST',
  path: '/api/accountservice/imapplys/findpagev2',
  access: 'user',
};
export const listContacts: Endpoint<typeof schemas.listContacts> = {
  id: 'relations.listContacts',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/contacts',
  access: 'user',
};
export const requestContact: Endpoint<typeof schemas.requestContact> = {
  id: 'relations.requestContact',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/request',
  access: 'user',
  budget: REQUESTS,
};
export const answerContact: Endpoint<typeof schemas.answerContact> = {
  id: 'relations.answerContact',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/answer',
  access: 'user',
};
export const removeContact: Endpoint<typeof schemas.removeContact> = {
  id: 'relations.removeContact',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/remove',
  access: 'user',
};
export const blockUser: Endpoint<typeof schemas.blockUser> = {
  id: 'relations.blockUser',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/block',
  access: 'user',
};
export const listBlocked: Endpoint<typeof schemas.listBlocked> = {
  id: 'relations.listBlocked',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/blocked',
  access: 'user',
};
export const followUser: Endpoint<typeof schemas.followUser> = {
  id: 'relations.followUser',
  method: 'POST',
  path: '/api/communityservice/userlike/followuser',
  access: 'user',
};
export const unfollowUser: Endpoint<typeof schemas.unfollowUser> = {
  id: 'relations.unfollowUser',
  method: 'POST',
  path: '/api/communityservice/userlike/savev2',
  access: 'user',
};
export const getPrivacy: Endpoint<typeof schemas.getPrivacy> = {
  id: 'relations.getPrivacy',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/privacy',
  access: 'user',
};
export const setPrivacy: Endpoint<typeof schemas.setPrivacy> = {
  id: 'relations.setPrivacy',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/setprivacy',
  access: 'user',
};
