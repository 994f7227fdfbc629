/** Events that have words of their own. */
const IN_WORDS = new Set([
  'account.export',
  'bar.add',
  'bar.remove',
  'certification.grant',
  'certification.revoke',
  'code',
  'confirm',
  'email.bind',
  'email.change',
  'email.unbind',
  'link',
  'login',
  'login.app',
  'password.change',
  'password.reset',
  'profile.update',
  'register',
  'role.grant',
  'role.revoke',
  'session.ban',
  'session.end',
  'session.endOthers',
  'session.logout',
  'session.reuse',
  'wallet.bind',
  'wallet.unbind',
]);

const PARTY_EVENT = /^(bind|unbind|login|register)\.(google|discord|x)$/;
const PARTIES: Readonly<Record<string, string>> = { google: 'Google', discord: 'Discord', x: 'X' };

/** Id of the words for an event, and what stands in them; one that is newer than this page is called by its name. */
export function actionWords(action: string): { id: string; values: Record<string, string> } {
  const [, verb, party = ''] = PARTY_EVENT.exec(action) ?? [];
  if (verb) return { id: `settings.history.action.party.${verb}`, values: { party: PARTIES[party] ?? party } };
  return IN_WORDS.has(action)
    ? { id: `settings.history.action.${action}`, values: {} }
    : { id: 'settings.history.action.other', values: { action } };
}
