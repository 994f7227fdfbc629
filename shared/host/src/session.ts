import { createStore } from 'effector';

/** The signed-in person's session (spec §3). Nobody can sign in yet, so it stays null. */
export interface Session {
  token: string;
  uid: string;
}

export const $session = createStore<Session | null>(null);

/** Signed in means a non-empty token. */
export const $isSignedIn = $session.map((session) => Boolean(session?.token));
