import { startIdentityProvider, type IdentityProvider } from '../../server/test/identity-provider.ts';
import type { Stack } from './stack.ts';

/** Lets the stack's server sign in by a real OpenID provider in the place of Google; whoever starts it closes it. */
export async function withProvider(stack: Stack): Promise<IdentityProvider> {
  const provider = await startIdentityProvider([`${stack.origin}/api/accountservice/open/thirdparty/callback/google`]);
  const { issuer, clientId, clientSecret } = provider;
  await stack.stopServer();
  await stack.startServer({ OAUTH_GOOGLE_ISSUER: issuer, OAUTH_GOOGLE_CLIENT_ID: clientId, OAUTH_GOOGLE_CLIENT_SECRET: clientSecret });
  return provider;
}
