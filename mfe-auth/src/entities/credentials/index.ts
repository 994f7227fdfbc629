export {
  $address,
  $email,
  $invitation,
  $isAddressGood,
  $isPasswordGood,
  $password,
  emailTyped,
  inviteCodeTyped,
  isInvitation,
  passwordTyped,
  sealFx,
} from './model.ts';
