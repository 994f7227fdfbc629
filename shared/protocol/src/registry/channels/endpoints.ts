import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listHistory: Endpoint<typeof schemas.listHistory> = {
  id: 'registry.listHistory',
  method: 'GET',
  path: '/api/platformservice/open/remote/history',
  access: 'open',
};
export const listRemotes: Endpoint<typeof schemas.listRemotes> = {
  id: 'registry.listRemotes',
  method: 'GET',
  path: '/api/platformservice/user/remotes',
  access: 'user',
};
export const listVersions: Endpoint<typeof schemas.listVersions> = {
  id: 'registry.listVersions',
  method: 'GET',
  path: '/api/platformservice/user/remote/versions',
  access: 'user',
};
export const getVersion: Endpoint<typeof schemas.getVersion> = {
  id: 'registry.getVersion',
  method: 'GET',
  path: '/api/platformservice/user/remote/version',
  access: 'user',
};
export const listChanges: Endpoint<typeof schemas.listChanges> = {
  id: 'registry.listChanges',
  method: 'GET',
  path: '/api/platformservice/user/remote/changes',
  access: 'user',
};
export const listAudit: Endpoint<typeof schemas.listAudit> = {
  id: 'registry.listAudit',
  method: 'GET',
  path: '/api/platformservice/user/audit',
  access: 'user',
};
export const explainVersion: Endpoint<typeof schemas.explainVersion> = {
  id: 'registry.explainVersion',
  method: 'GET',
  path: '/api/platformservice/user/remote/why',
  access: 'user',
};
export const promoteVersion: Endpoint<typeof schemas.promoteVersion> = {
  id: 'registry.promoteVersion',
  method: 'POST',
  path: '/api/platformservice/user/remote/promote',
  access: 'user',
  proof: true,
};
export const rollBackRemote: Endpoint<typeof schemas.rollBackRemote> = {
  id: 'registry.rollBackRemote',
  method: 'POST',
  path: '/api/platformservice/user/remote/rollback',
  access: 'user',
  proof: true,
};
export const setCanary: Endpoint<typeof schemas.setCanary> = {
  id: 'registry.setCanary',
  method: 'POST',
  path: '/api/platformservice/user/remote/canary/set',
  access: 'user',
  proof: true,
};
export const makeCanaryLink: Endpoint<typeof schemas.makeCanaryLink> = {
  id: 'registry.makeCanaryLink',
  method: 'POST',
  path: '/api/platformservice/user/remote/canary/link',
  access: 'user',
  proof: true,
};
export const endCanary: Endpoint<typeof schemas.endCanary> = {
  id: 'registry.endCanary',
  method: 'POST',
  path: '/api/platformservice/user/remote/canary/off',
  access: 'user',
  proof: true,
};
export const killRemote: Endpoint<typeof schemas.killRemote> = {
  id: 'registry.killRemote',
  method: 'POST',
  path: '/api/platformservice/user/remote/kill',
  access: 'user',
  proof: true,
};
export const reviveRemote: Endpoint<typeof schemas.reviveRemote> = {
  id: 'registry.reviveRemote',
  method: 'POST',
  path: '/api/platformservice/user/remote/revive',
  access: 'user',
  proof: true,
};
