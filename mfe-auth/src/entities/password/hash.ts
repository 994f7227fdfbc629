import { toHex } from '@mortar/protocol';

/**
 * How a password goes over the wire: hex SHA-256 of its NFKC text, 64 characters (docs/design/sessions.md).
 * The password itself leaves this page never, and none of it is cut off.
 */
export async function passwordHash(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}
