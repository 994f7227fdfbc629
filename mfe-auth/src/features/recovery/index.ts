export { AddressForm } from './address-form.tsx';
export { keptGranted } from './granted.ts';
export { isRecovery, recovery, resetOpened, resetRestored } from './model.ts';
export { NewPasswordForm } from './new-password-form.tsx';
