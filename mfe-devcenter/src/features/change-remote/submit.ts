import { createRequest, type RequestFailure } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { endCanary, killRemote, makeCanaryLink, promoteVersion, reviveRemote, rollBackRemote, setCanary } from '@mortar/protocol/registry';
import { createEffect } from 'effector';
import type { Change } from '#entities/change';

/** What is typed in the dialog of a change. */
export interface ChangeForm {
  reason: string;
  /** Whole percents, 0 to 100. */
  percentage: number;
  users: string[];
  /** Life of a link. */
  seconds: number;
}

/** What came of a change: a link, or the versions before and after. */
export type Outcome =
  | { kind: 'link'; link: Output<typeof makeCanaryLink> }
  | { kind: 'changed'; action: Change['action']; result: Output<typeof promoteVersion> };

const promoteFx = createRequest(promoteVersion);
const rollbackFx = createRequest(rollBackRemote);
const canarySetFx = createRequest(setCanary);
const canaryLinkFx = createRequest(makeCanaryLink);
const canaryOffFx = createRequest(endCanary);
const killFx = createRequest(killRemote);
const reviveFx = createRequest(reviveRemote);

/** Asks the server for a change; it fails as the request does. */
export const submitFx = createEffect<{ change: Change; form: ChangeForm }, Outcome, RequestFailure>(async ({ change, form }) => {
  if (change.action === 'canaryLink') return { kind: 'link', link: await makeLink(change, form) };
  return { kind: 'changed', action: change.action, result: await send(change, form) };
});

const saidIn = ({ reason }: ChangeForm) => (reason.trim() ? { reason: reason.trim() } : {});

function makeLink({ name, version }: { name: string; version: string }, form: ChangeForm) {
  return canaryLinkFx({ name, version, seconds: form.seconds, ...saidIn(form) });
}

function send(change: Exclude<Change, { action: 'canaryLink' }>, form: ChangeForm): Promise<Output<typeof promoteVersion>> {
  const { name } = change;
  const said = saidIn(form);
  switch (change.action) {
    case 'promote':
      return promoteFx({ name, version: change.version, ...said });
    case 'rollback':
      return rollbackFx({ name, from: change.version, ...said });
    case 'canarySet':
      return canarySetFx({ name, version: change.version, percentage: form.percentage, users: form.users, ...said });
    case 'canaryOff':
      return canaryOffFx({ name, version: change.version, ...said });
    case 'kill':
      return killFx({ name, ...said });
    case 'revive':
      return reviveFx({ name, ...said });
  }
}
