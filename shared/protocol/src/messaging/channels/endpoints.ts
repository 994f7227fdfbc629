import type { Budget } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** A code that is guessed is asked for often. */
const INVITES: Budget = { perMinute: 60 };

export const createChannel: Endpoint<typeof schemas.createChannel> = {
  id: 'messaging.createChannel',
  method: 'POST',
  path: '/api/accountservice/imchannel/create',
  access: 'user',
  idempotent: true,
};
export const getDetails: Endpoint<typeof schemas.getDetails> = {
  id: 'messaging.getDetails',
  method: 'POST',
  path: '/api/accountservice/imchannel/getdetails',
  access: 'user',
};
export const updateChannel: Endpoint<typeof schemas.updateChannel> = {
  id: 'messaging.updateChannel',
  method: 'POST',
  path: '/api/accountservice/imchannel/update',
  access: 'user',
};
export const getChannels: Endpoint<typeof schemas.getChannels> = {
  id: 'messaging.getChannels',
  method: 'POST',
  path: '/api/accountservice/imchannel/getchannels',
  access: 'user',
};
export const getChannelUsers: Endpoint<typeof schemas.getChannelUsers> = {
  id: 'messaging.getChannelUsers',
  method: 'POST',
  path: '/api/accountservice/imchannel/getchanneluserv2',
  access: 'user',
};
export const getUserRole: Endpoint<typeof schemas.getUserRole> = {
  id: 'messaging.getUserRole',
  method: 'POST',
  path: '/api/accountservice/imchannel/getuserrole',
  access: 'user',
};
export const setUserRole: Endpoint<typeof schemas.setUserRole> = {
  id: 'messaging.setUserRole',
  method: 'POST',
  path: '/api/accountservice/imchannel/setuserrole',
  access: 'user',
};
export const addUsers: Endpoint<typeof schemas.addUsers> = {
  id: 'messaging.addUsers',
  method: 'POST',
  path: '/api/accountservice/imchannel/adduser',
  access: 'user',
};
export const removeUser: Endpoint<typeof schemas.removeUser> = {
  id: 'messaging.removeUser',
  method: 'POST',
  path: '/api/accountservice/imchannel/removeuser',
  access: 'user',
};
export const updateProhibition: Endpoint<typeof schemas.updateProhibition> = {
  id: 'messaging.updateProhibition',
  method: 'POST',
  path: '/api/accountservice/imchannel/updateprohibition',
  access: 'user',
};
export const getChannelMute: Endpoint<typeof schemas.getChannelMute> = {
  id: 'messaging.getChannelMute',
  method: 'POST',
  path: '/api/accountservice/imchannel/getchannelmute',
  access: 'user',
};
export const saveBlock: Endpoint<typeof schemas.saveBlock> = {
  id: 'messaging.saveBlock',
  method: 'POST',
  path: '/api/accountservice/imchannelblocks/save',
  access: 'user',
};
export const joinChannel: Endpoint<typeof schemas.joinChannel> = {
  id: 'messaging.joinChannel',
  method: 'POST',
  path: '/api/accountservice/imchannel/apply/join',
  access: 'user',
};
export const listChannelApplications: Endpoint<typeof schemas.listChannelApplications> = {
  id: 'messaging.listChannelApplications',
  method: 'POST',
  path: '/api/accountservice/imchannel/apply/findpage',
  access: 'user',
};
export const decideApplication: Endpoint<typeof schemas.decideApplication> = {
  id: 'messaging.decideApplication',
  method: 'POST',
  path: '/api/accountservice/imchannel/apply/decide',
  access: 'user',
};
export const exitChannel: Endpoint<typeof schemas.exitChannel> = {
  id: 'messaging.exitChannel',
  method: 'POST',
  path: '/api/accountservice/imchannel/exitchannel',
  access: 'user',
};
export const checkUserIsExist: Endpoint<typeof schemas.checkUserIsExist> = {
  id: 'messaging.checkUserIsExist',
  method: 'GET',
  path: '/api/accountservice/imchannel/checkuserisexist',
  access: 'user',
};
export const createInvite: Endpoint<typeof schemas.createInvite> = {
  id: 'messaging.createInvite',
  method: 'POST',
  path: '/api/accountservice/imchannel/invite/create',
  access: 'user',
  idempotent: true,
};
export const listInvites: Endpoint<typeof schemas.listInvites> = {
  id: 'messaging.listInvites',
  method: 'POST',
  path: '/api/accountservice/imchannel/invite/list',
  access: 'user',
};
export const revokeInvite: Endpoint<typeof schemas.revokeInvite> = {
  id: 'messaging.revokeInvite',
  method: 'POST',
  path: '/api/accountservice/imchannel/invite/revoke',
  access: 'user',
};
export const getInvite: Endpoint<typeof schemas.getInvite> = {
  id: 'messaging.getInvite',
  method: 'GET',
  path: '/api/accountservice/imchannel/open/invite',
  access: 'open',
  budget: INVITES,
};
export const listAudit: Endpoint<typeof schemas.listAudit> = {
  id: 'messaging.listAudit',
  method: 'POST',
  path: '/api/accountservice/imchannel/audit',
  access: 'user',
};
export const getLobby: Endpoint<typeof schemas.getLobby> = {
  id: 'messaging.getLobby',
  method: 'GET',
  path: '/api/accountservice/imchannel/open/lobby',
  access: 'open',
  isBackground: true,
};
