/** Spec §2: verification screen. */
export const verification = {
  chapter: 2,
  title: 'Verification screen',
  lines: [
    {
      id: 'code-1',
      says: 'Reads query parameters email and sendEmailType (reg, forgot, editPass, bindEmail, verify, denet)',
      code: [
        "mfe-auth/src/pages/verification/page.tsx#searchParams.get('sendEmailType')",
        "shared/protocol/src/identity/codes/names.ts#['reg', 'forgot', 'editPass', 'bindEmail', 'verify', 'denet']",
      ],
      tests: [
        'mfe-auth/test/verification.test.tsx > it is sent once on load, to an address that is shown partly',
        'server/src/modules/identity/codes/codes.test.ts > it writes a mail for %s in the caller’s language',
      ],
    },
    {
      id: 'code-2',
      says: 'if either is missing or the type is unknown, go to /login.',
      code: ["mfe-auth/src/pages/verification/page.tsx#{ location: '/login' }"],
      tests: ['mfe-auth/test/verification.test.tsx > it goes to /login from %s'],
    },
    {
      id: 'code-3',
      says: "Title 'Verification' and 'Check Your Inbox'",
      code: ['mfe-auth/src/entities/mailed-code/mailed-code-field.tsx#auth.verification.inbox'],
      tests: ['mfe-auth/test/verification.test.tsx > it is sent once on load, to an address that is shown partly'],
    },
    {
      id: 'code-4',
      says: 'the e-mail is shown partly hidden (first 4 characters, or 1 if the local part has 4 or fewer, followed by stars).',
      code: ['mfe-auth/src/entities/email/mask-email.ts#const SHOWN = 4'],
      tests: ['mfe-auth/src/entities/email/email.test.ts > it hides %s as %s'],
    },
    {
      id: 'code-5',
      says: 'Four-box code input (digits only, one character per box, auto-advance, backspace on an empty box goes back)',
      code: ['shared/ui/src/code-field/code-field.tsx#length = 4'],
      tests: [
        'shared/ui/src/code-field/code-field.test.tsx > it puts one digit in each box and goes on to the next',
        'shared/ui/src/code-field/code-field.test.tsx > it takes digits only, and no fifth',
        'shared/ui/src/code-field/code-field.test.tsx > it goes back from an empty box with backspace',
      ],
    },
    {
      id: 'code-6',
      says: 'a resend link with countdown',
      code: ['mfe-auth/src/entities/mailed-code/mailed-code-field.tsx#auth.verification.resend-in'],
      tests: ['mfe-auth/test/verification.test.tsx > it can be asked for again once the lock is open, and not before'],
    },
    {
      id: 'code-7',
      says: 'and an OK button disabled until 4 digits are entered.',
      differs: 'The button of the code screen is called OK',
      code: [
        'mfe-auth/src/entities/mailed-code/proof-form.tsx#disabled={!isWhole}',
        'shared/protocol/src/identity/codes/names.ts#CODE_LENGTH = 4',
      ],
      tests: ['mfe-auth/test/verification.test.tsx > it is off until four digits are there'],
    },
    {
      id: 'code-8',
      says: 'A captcha modal may be used.',
      code: ['shell/src/features/human-check/human-check.tsx#HumanCheck'],
      tests: [
        'e2e/specs/bad-luck.spec.ts > it asks for the human check from the third code on, again after one that failed or did not come, and sends the very code then',
      ],
    },
    {
      id: 'code-9',
      says: 'After success: reg goes to /index (or to the path in a stored referer cookie)',
      code: ["shell/src/features/session/after-login.ts#AFTER_CODE = '/index'"],
      tests: [
        'shell/src/features/session/after-login.test.ts > it goes to %s',
        'shell/src/features/session/after-login.test.ts > it goes from the code screen to the path of the referer cookie',
      ],
    },
    {
      id: 'code-10',
      says: 'forgot and editPass go to /resetPassword with query email, code and sendEmailType',
      differs: 'forgot and editPass go to /resetPassword',
      code: ['mfe-auth/src/pages/verification/recovery-screen.tsx#/resetPassword'],
      tests: [
        'mfe-auth/test/recovery.test.tsx > it is checked, and leads to the new password without a trace in the address',
        'mfe-auth/test/recovery.test.tsx > it sends the code of an address that was opened anew, and strips it first',
      ],
    },
    {
      id: 'code-11',
      says: 'bindEmail, verify and denet go to / or /index.',
      code: [
        "mfe-auth/src/pages/verification/page.tsx#?? '/index'",
        'mfe-auth/src/features/binding/model.ts#safePath(path)',
        "shell/src/features/session/after-login.ts#AFTER_CODE = '/index'",
      ],
      tests: [
        'mfe-auth/test/binding.test.tsx > it leads to %s',
        'mfe-auth/test/binding.test.tsx > it is changed for a grant and leads on where no sign-in waits',
        'shell/src/features/session/after-login.test.ts > it goes to %s',
      ],
    },
    {
      id: 'code-12',
      says: 'Also reached from the bind flow with query email, sendEmailType=bindEmail, sendStatus=sendOver, openid, registertype.',
      code: ["mfe-auth/src/pages/bind-email/page.tsx#sendStatus: 'sendOver'", 'mfe-auth/src/pages/verification/page.tsx#isSent:'],
      tests: [
        'mfe-auth/test/binding.test.tsx > it takes the address of its own address, and carries the ticket and the path to the code without a second sending',
        'mfe-auth/test/binding.test.tsx > it is not sent again where the entry form sent it, however old it is',
      ],
    },
  ],
};
