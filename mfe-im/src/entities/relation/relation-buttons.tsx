import type { RelatedPerson } from '@mortar/protocol/relations';
import { useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { answerContactFx, followFx, removeContactFx, unfollowFx } from './model.ts';

interface Props {
  person: RelatedPerson;
  /** A contact request was asked for. */
  onRequest: () => void;
}

/** What somebody can become to the person next, as a contact. */
export function ContactButton({ person: { uid, contact, isBlocked }, onRequest }: Props) {
  const { answer, remove } = useUnit({ answer: answerContactFx, remove: removeContactFx });
  const answering = useAction(answer);
  const removing = useAction(remove);
  if (isBlocked || contact === 'contact') return null;
  if (contact === 'none') {
    return (
      <Button icon="plus" onClick={onRequest}>
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
export function FollowButton({ person: { uid, follows, isFollower, isBlocked } }: Pick<Props, 'person'>) {
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
