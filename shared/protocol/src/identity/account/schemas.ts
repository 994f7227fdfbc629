import { Type } from 'typebox';
import { Empty, Time } from '../../core/fields.ts';
import { CONFIRMED, Confirmation } from '../fields.ts';

/** A way to sign in that belongs to a person. */
const SignInMethod = Type.Object({
  /** `email`, or the name of a wallet family or third party. */
  kind: Type.String(),
  /** The address; of a third party its own name for the person. */
  subject: Type.String(),
  /** Network of a wallet that is a contract, which is the person's there alone. */
  chainid: Type.Optional(Type.Integer()),
  boundat: Time,
});

export const listSignInMethods = {
  summary: 'How the signed-in person can sign in',
  data: Type.Object({ items: Type.Array(SignInMethod), haspassword: Type.Boolean() }),
};

export const exportAccount = {
  summary: 'Everything that is kept of the signed-in person',
  body: Type.Object(Confirmation),
  data: Type.Record(Type.String(), Type.Unknown()),
  codes: CONFIRMED,
};

export const deleteAccount = {
  summary: 'Delete the account at once and for good, with a confirmation; bookings stay without a name',
  body: Type.Object(Confirmation),
  data: Empty,
  codes: CONFIRMED,
};
