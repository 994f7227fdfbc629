import { dialogOpened } from '@mortar/host';
import type { RelatedPerson } from '@mortar/protocol/relations';
import { useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { answerContactFx, followFx, removeContactFx, unfollowFx } from './model.ts';
import { useOpenPerson } from './use-open-person.ts';

interface Props {
  person: RelatedPerson;
}

/** What somebody can become to the person next, as a contact. */
export function ContactButton({ person: { uid, username, contact, isBlocked } }: Props) {
  const { answer, remove, open } = useUnit({ answer: answerContactFx, remove: removeContactFx, open: dialogOpened });
  const answering = useAction(answer);
  const removing = useAction(remove);
  if (isBlocked || contact === 'contact') return null;
  if (contact === 'none') {
    return (
      <Button icon="plus" onClick={() => open({ name: 'im.contact-request', props: { uid, username } })}>
        <FormattedMessage id="im.relation.add" />
      </Button>
    );
  }
  if (contact === 'asked') {
    return (
      <Button loading={removing.isBusy} onClick={() => removing.act({ uid })}>
        <FormattedMessage id="im.relation.take-back" />
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" loading={answering.isBusy} onClick={() => answering.act({ uid, accepted: true })}>
        <FormattedMessage id="im.relation.accept" />
      </Button>
      <Button loading={answering.isBusy} onClick={() => answering.act({ uid, accepted: false })}>
        <FormattedMessage id="im.relation.decline" />
      </Button>
    </>
  );
}

/** Follows somebody, or no longer. */
export function FollowButton({ person: { uid, follows, isFollower, isBlocked } }: Props) {
  const { follow, unfollow } = useUnit({ follow: followFx, unfollow: unfollowFx });
  const { act, isBusy } = useAction(follows ? unfollow : follow);
  if (isBlocked) return null;
  const word = follows ? 'unfollow' : isFollower ? 'follow-back' : 'follow';
  return (
    <Button loading={isBusy} onClick={() => act({ uid })}>
      <FormattedMessage id={`im.relation.${word}`} />
    </Button>
  );
}

/** Leads to the private chat with somebody. */
export function WriteButton({ uid }: { uid: string }) {
  const { open, isBusy } = useOpenPerson();
  return (
    <Button icon="message" loading={isBusy} onClick={() => open(uid)}>
      <FormattedMessage id="im.relation.message" />
    </Button>
  );
}
