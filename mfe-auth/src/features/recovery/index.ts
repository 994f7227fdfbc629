export { AddressForm } from './address-form.tsx';
export { isRecovery, recovery, resetOpened } from './model.ts';
export { NewPasswordForm } from './new-password-form.tsx';
