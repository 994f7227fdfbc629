import { EmailSettings } from '#features/settings-email';
import { MethodSettings } from '#features/settings-methods';
import { PasswordSettings } from '#features/settings-password';

export { ownAccountWanted as wanted } from '#entities/own-account';

/** Everything that opens the account. */
export function Section() {
  return (
    <>
      <EmailSettings />
      <PasswordSettings />
      <MethodSettings />
    </>
  );
}
