import { scopeBind, type Scope } from 'effector';

/** Renews the token for the client, by the code that only a session needs. */
export async function renewToken(scope: Scope): Promise<boolean> {
  const { renewFx } = await import(/* webpackChunkName: "sessions" */ './sessions.ts');
  return scopeBind(renewFx, { scope })();
}
