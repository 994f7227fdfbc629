import type { Endpoint } from '../endpoint.ts';

const base = '/api/accountservice';

/** What somebody does with an account of theirs. Those beyond the specification: settings, e-mail, devices, history, export, deletion. */
export const settingsEndpoints = {
  'account.resetPassword': { method: 'POST', path: `${base}/open/resetpassword`, access: 'open' },
  'account.bindingEmail': { method: 'POST', path: `${base}/open/bindingemail`, access: 'open', proof: 'signedIn' },
  'account.denetProgress': { method: 'GET', path: `${base}/open/denet/progress`, access: 'open' },
  'account.updatePassword': { method: 'POST', path: `${base}/user/updatepassword`, access: 'user', proof: true },
  'account.inviteCode': { method: 'GET', path: `${base}/user/invite/code`, access: 'user' },
  'account.inviteList': { method: 'GET', path: `${base}/user/invite/list`, access: 'user' },
  'account.activityCard': { method: 'GET', path: `${base}/user/activity/card`, access: 'user' },
  'account.activityInviteCode': { method: 'GET', path: `${base}/user/activity/invite/code`, access: 'user' },
  'account.userLogin': { method: 'POST', path: `${base}/user/login`, access: 'user' },
  'account.emailChange': { method: 'POST', path: `${base}/user/email/change`, access: 'user', proof: true },
  'account.emailUnbind': { method: 'POST', path: `${base}/user/email/unbind`, access: 'user', proof: true },
  'account.profileUpdate': { method: 'POST', path: `${base}/user/profile/update`, access: 'user' },
  'account.languageUpdate': { method: 'POST', path: `${base}/user/language/update`, access: 'user' },
  'account.devices': { method: 'GET', path: `${base}/user/devices`, access: 'user' },
  'account.deviceEnd': { method: 'POST', path: `${base}/user/devices/end`, access: 'user', proof: true },
  'account.devicesEndOthers': { method: 'POST', path: `${base}/user/devices/end/others`, access: 'user', proof: true },
  'account.securityLog': { method: 'GET', path: `${base}/user/security/log`, access: 'user' },
  'account.methods': { method: 'GET', path: `${base}/user/methods`, access: 'user' },
  'account.export': { method: 'POST', path: `${base}/user/export`, access: 'user', proof: true },
  'account.delete': { method: 'POST', path: `${base}/user/delete`, access: 'user', proof: true },
} as const satisfies Record<string, Endpoint>;
