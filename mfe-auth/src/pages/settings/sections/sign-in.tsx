import { createEvent, sample } from 'effector';
import { ownAccountWanted } from '#entities/own-account';
import { EmailSettings } from '#features/settings-email';
import { broughtBindingWanted, MethodSettings } from '#features/settings-methods';
import { PasswordSettings } from '#features/settings-password';

/** The section opens. */
export const wanted = createEvent();

sample({ clock: wanted, target: [broughtBindingWanted, ownAccountWanted] });

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
