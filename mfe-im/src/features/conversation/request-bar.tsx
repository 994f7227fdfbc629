import type { Conversation } from '@mortar/protocol/messaging';
import { useAction, useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { changeConversationFx } from '#entities/conversation';
import { blockFx, LookAlikeWarning } from '#entities/relation';
import { usePlace } from '../../lib/place.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-frame.module.css';

/** A stranger has written: who they may be taken for, and what the person does about it. */
export function RequestBar({ conversation }: { conversation: Conversation }) {
  const { id, peerId, looksLike } = conversation;
  const name = useNameOf()(conversation.name);
  const { go } = usePlace();
  const units = useUnit({ change: changeConversationFx, block: blockFx });
  const change = useAction(units.change);
  const block = useAction(units.block);
  const ask = useAsk();
  const askBlock = async () => {
    if (await ask('im.relation.block', { name })) block.act({ uid: peerId, blocked: true }, () => go({}, 'replace'));
  };
  return (
    <div className={styles.bar} role="note">
      <p>
        <FormattedMessage id="im.request.stranger" values={{ name: <bdi>{name}</bdi> }} />
      </p>
      <LookAlikeWarning of={looksLike} />
      <div className={styles.acts}>
        <Button variant="primary" loading={change.isBusy} onClick={() => change.act({ id, accepted: true })}>
          <FormattedMessage id="im.relation.accept" />
        </Button>
        <Button loading={change.isBusy} onClick={() => change.act({ id, hidden: true }, () => go({}, 'replace'))}>
          <FormattedMessage id="im.list.hide" />
        </Button>
        <Button variant="danger-outline" loading={block.isBusy} onClick={() => void askBlock()}>
          <FormattedMessage id="im.relation.block" />
        </Button>
      </div>
    </div>
  );
}
