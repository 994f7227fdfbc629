/** Events that have words of their own. */
const IN_WORDS = new Set([
  'account.export',
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
  'session.end',
  'session.endOthers',
  'session.logout',
  'session.reuse',
  'thirdparty.bind',
  'thirdparty.unbind',
  'wallet.bind',
  'wallet.unbind',
]);

/** Id of the words for an event; undefined for one that is newer than this page, which is called by its name. */
export function actionId(action: string): string | undefined {
  return IN_WORDS.has(action) ? `settings.history.action.${action}` : undefined;
}
