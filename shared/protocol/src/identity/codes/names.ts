/** Why a code is sent (spec §2); the numbers in `type` collide, so the name decides. */
export const SEND_EMAIL_TYPES = ['reg', 'forgot', 'editPass', 'bindEmail', 'verify', 'denet'] as const;
export type SendEmailType = (typeof SEND_EMAIL_TYPES)[number];

/** `type` on the wire for each purpose (spec §3). */
export const EMAIL_CODE_TYPES = { reg: 1, forgot: 2, editPass: 4, bindEmail: 5, verify: 5, denet: 1 } as const satisfies Record<
  SendEmailType,
  number
>;

/** Seconds between two codes to the same address for the same purpose (spec §4). */
export const RESEND_SECONDS = 60;
/** Seconds that the grant of a right code lives (docs/design/sessions.md). */
export const GRANT_SECONDS = 600;
export const CODE_LENGTH = 4;
