export { createAdmit } from './admit.ts';
export { createBeginSession, type BeginSession, type SignedIn } from './begin-session.ts';
export { clearSessionCookies, giveSession } from './cookies.ts';
export { loginTriesOf } from './login-tries.ts';
export { registerSessionRoutes } from './routes.ts';
export type { SessionService } from './service.ts';
export { checkKey } from './sign-in-fields.ts';
export type { OpenSession, SessionTokens } from './tokens.ts';
