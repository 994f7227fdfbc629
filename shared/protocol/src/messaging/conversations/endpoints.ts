import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const findConversations: Endpoint<typeof schemas.findConversations> = {
  id: 'messaging.findConversations',
  method: 'POST',
  path: '/api/accountservice/imuserfriends/findpage',
  access: 'user',
};
export const openConversation: Endpoint<typeof schemas.openConversation> = {
  id: 'messaging.openConversation',
  method: 'POST',
  path: '/api/accountservice/imconversation/open',
  access: 'user',
};
export const getConversation: Endpoint<typeof schemas.getConversation> = {
  id: 'messaging.getConversation',
  method: 'POST',
  path: '/api/accountservice/imconversation/get',
  access: 'user',
};
export const setConversation: Endpoint<typeof schemas.setConversation> = {
  id: 'messaging.setConversation',
  method: 'POST',
  path: '/api/accountservice/imconversation/set',
  access: 'user',
};
export const listPins: Endpoint<typeof schemas.listPins> = {
  id: 'messaging.listPins',
  method: 'POST',
  path: '/api/accountservice/imconversation/pins',
  access: 'user',
};
export const listMentions: Endpoint<typeof schemas.listMentions> = {
  id: 'messaging.listMentions',
  method: 'POST',
  path: '/api/accountservice/imconversation/mentions',
  access: 'user',
};
export const clearMentions: Endpoint<typeof schemas.clearMentions> = {
  id: 'messaging.clearMentions',
  method: 'POST',
  path: '/api/accountservice/imconversation/mentions/clear',
  access: 'user',
};
