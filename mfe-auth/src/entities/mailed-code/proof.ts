import { hasCode, type RequestFailure } from '@mortar/client';
import { signedIn } from '@mortar/host';
import { checkCode, confirmEmail } from '@mortar/protocol/identity';
import { createFailure, createTask, type TaskTools } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample, type Unit } from 'effector';
import { aimOf, codeFollowed, codeNeeded, codeWanted, type Recipient } from './sending.ts';

/** What a proven address is needed for, and whose mail was read. */
export type Proven<Aim> = Aim & {
  /** Empty where the browser holds the server's grant. */
  code: string;
};

/** The screen opens for an address. */
type Opening<Aim> = Aim & {
  /** Another screen sent the code (spec §2: sendStatus=sendOver). */
  isSent?: boolean;
  /** Secret of a mail's link that was followed. */
  link?: string | undefined;
};

/** What a screen of a mailed code knows. */
type Screen<Aim> = Opening<Aim> & {
  code: string;
  /** This browser holds the server's grant: no code is needed any more. */
  hasGrant: boolean;
  /** Too many codes were wrong: only the link of a mail proves the address (docs/design/sessions.md). */
  isClosed: boolean;
};

/** The typed code, a press beside the followed link, or the grant that a link left which was followed in another tab. */
export type Means = 'code' | 'link' | 'grant';

/** Refusals after which what the browser held, code or grant, is worth nothing. */
export const isOfCode = (failure: RequestFailure): boolean =>
  hasCode(failure, 'wrongCode') || hasCode(failure, 'codeExpired') || hasCode(failure, 'codeClosed');

/** Changes a code for the server's grant, for what comes later. */
export async function changeForGrant(proven: Proven<Recipient>, { call }: TaskTools): Promise<void> {
  if (proven.code) await call(checkCode, { ...aimOf(proven), code: proven.code });
}

/**
 * Proves by a mailed code, or by the link of its mail, that somebody reads an address: a code goes out when the screen
 * opens, what is typed of it stays for the same address, and `act` is called with it. Make it at module level.
 * @param none an address that nobody has given yet
 * @param act what the address is proven for, as a task's handler
 * @param mendedBy units after which nothing is said of a refusal any more, besides those of the code itself
 */
export function createProof<Aim extends Recipient, Done>(
  none: Aim,
  act: (proven: Proven<Aim>, tools: TaskTools) => Promise<Done>,
  mendedBy: readonly Unit<unknown>[] = [],
) {
  const opened = createEvent<Opening<Aim>>();
  /** A digit of the code was typed, or taken away. */
  const codeTyped = createEvent<string>();
  /** A code is preferred to the followed link. */
  const codeChosen = createEvent();

  const confirmFx = createTask(({ link = '', ...screen }: Screen<Aim>, { call }) => call(confirmEmail, { ...aimOf(screen), link }));
  const empty: Screen<Aim> = { ...none, code: '', hasGrant: false, isClosed: false };
  const $screen = createStore(empty);
  /** Proves the address and goes on. */
  const proveFx = attach({
    source: $screen,
    mapParams: (means: Means, screen) => ({ means, screen }),
    effect: createTask<{ means: Means; screen: Screen<Aim> }, Done>(async ({ means, screen }, tools) => {
      const { code, hasGrant } = screen;
      if (means === 'link' && !hasGrant) await tools.bind(confirmFx)(screen);
      return act({ ...screen, code: means === 'code' && !hasGrant ? code : '' }, tools);
    }),
  });

  $screen
    .on(opened, (known, opening) => {
      const isSame = known.email === opening.email && known.purpose === opening.purpose;
      return { ...opening, code: isSame ? known.code : '', hasGrant: isSame && known.hasGrant && !opening.link, isClosed: false };
    })
    .on(codeTyped, (screen, code) => ({ ...screen, code, hasGrant: false }))
    .on(codeChosen, (screen) => ({ ...screen, link: undefined }))
    .on(confirmFx.done, (screen) => ({ ...screen, hasGrant: true }))
    .on(confirmFx.failData, (screen, failure) => (failure.kind === 'problem' ? { ...screen, link: undefined } : screen))
    .on(proveFx.done, (screen) => ({ ...screen, code: '', link: undefined, hasGrant: true }))
    .on(proveFx.failData, (screen, failure) => ({
      ...screen,
      code: isOfCode(failure) ? '' : screen.code,
      hasGrant: screen.hasGrant && !isOfCode(failure),
      isClosed: screen.isClosed || hasCode(failure, 'codeClosed'),
    }))
    .on(signedIn, (screen) => ({ ...screen, code: '', link: undefined, hasGrant: false, isClosed: false }));

  // A code goes out when the screen opens; a link that was followed came with one.
  const recipient = opened.map(({ email, purpose, isSent = false, link }) => ({ email, purpose, isOut: isSent || link !== undefined }));
  sample({ clock: recipient, filter: ({ isOut }) => !isOut, target: codeNeeded });
  sample({ clock: recipient, filter: ({ isOut }) => isOut, target: codeFollowed });

  return {
    opened,
    codeTyped,
    codeChosen,
    proveFx,
    $screen,
    /** Why the last try failed. It goes with the next letter or code. */
    $failure: createFailure([proveFx], [opened, codeTyped, codeChosen, codeWanted, signedIn, ...mendedBy]),
  };
}
