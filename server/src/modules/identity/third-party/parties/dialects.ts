import { Type } from 'typebox';
import Value from 'typebox/value';
import { keptEmail } from '../../users/email.ts';
import type { Dialect } from './oauth-party.ts';

const DiscordUser = Type.Object({
  id: Type.String({ pattern: '^[0-9]{1,32}$' }),
  email: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  verified: Type.Optional(Type.Boolean()),
});

/** Discord: `GET /users/@me` with the address and whether it was confirmed. */
export const DISCORD: Dialect = {
  scope: 'identify email',
  read(profile) {
    const { id, email, verified } = Value.Parse(DiscordUser, profile);
    const kept = keptEmail(email ?? '') ?? null;
    return { subject: id, email: kept, trust: kept && verified === true ? 'verified' : 'none' };
  },
};

const XUser = Type.Object({ data: Type.Object({ id: Type.String({ pattern: '^[0-9]{1,32}$' }) }) });

/** X: `GET /2/users/me`, which asks for both scopes and tells no address. */
export const X: Dialect = {
  scope: 'users.read tweet.read',
  read: (profile) => ({ subject: Value.Parse(XUser, profile).data.id, email: null, trust: 'none' }),
};
