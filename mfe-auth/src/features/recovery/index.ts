export { AddressForm } from './address-form.tsx';
export { $recovery, isRecovery, recoveryOpened, resetOpened } from './model.ts';
export { NewPasswordForm } from './new-password-form.tsx';
export { RecoveryCode } from './recovery-code.tsx';
