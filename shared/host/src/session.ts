import type { Input } from '@mortar/protocol';
import type { login, SessionData, UserProfile } from '@mortar/protocol/identity';
import { createEffect, createEvent, createStore } from 'effector';

/** Somebody signed in or up; the shell keeps the session and goes on as spec §2 "After login" says. */
export const signedIn = createEvent<SessionData>();
/** The session is over: by logout, in another tab, or because the server refused it. Drop what was private. */
export const signedOut = createEvent();
/** Why somebody is to sign in, and how. */
export interface LoginRequest {
  /** What the person wanted to do, for whoever draws the dialog. */
  reason?: string;
  /** Ways in that stand above the form. */
  first?: 'wallets';
  /** Path of our own where the sign-in leads, in the place of this page anew. It holds while this page is shown. */
  path?: string;
}

/** A sign-in is needed: the shell opens the login dialog, or the login page where there is no dialog. */
export const loginRequested = createEvent<LoginRequest>();
/** The signed-in person's profile was read or changed. */
export const profileChanged = createEvent<UserProfile>();

/** The signed-in person's session (spec §3), null for a visitor. */
export const $session = createStore<SessionData | null>(null)
  .on(signedIn, (_, session) => session)
  .reset(signedOut);

/** Signed in means a non-empty token. */
export const $isSignedIn = $session.map((session) => Boolean(session?.token));

/** What the signed-in person shows of themselves (spec §3); null until it was read. */
export const $profile = createStore<UserProfile | null>(null)
  .on(profileChanged, (_, profile) => profile)
  .reset(signedOut);

/** Public half of the key that a new session is bound to. */
export type SessionKey = NonNullable<Input<typeof login>['key']>;

/** Gives the public key for a sign-in; the shell gives the handler through its scope, which keeps the private half. */
export const sessionKeyFx = createEffect<void, SessionKey>(() => {
  throw new Error('sessionKeyFx has no handler: the shell provides it');
});

/** Invitation code that came in some address, kept until sign-up; null without one. */
export const $inviteCode = createStore<string | null>(null);
