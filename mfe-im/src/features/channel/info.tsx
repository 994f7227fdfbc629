import { dialogOpened } from '@mortar/host';
import type { Channel, Conversation } from '@mortar/protocol/messaging';
import { FailureText, useAction, useAsk } from '@mortar/remote-kit';
import { Button, IconButton, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { exitChannelFx, isKeeper } from '#entities/channel';
import { ConversationChoices } from '#entities/conversation-choices';
import { usePlace } from '../../lib/place.ts';
import { Part, SideLink, Who } from '../../lib/side-parts.tsx';
import styles from './channel.module.css';

interface Props {
  channel: Channel;
  conversation: Conversation;
}

/** What a channel is, what the person is told of it, and the ways to everything in it. */
export function Info({ channel, conversation }: Props) {
  const { formatMessage } = useIntl();
  const { chat, go } = usePlace();
  const open = useUnit(dialogOpened);
  const { channelid, name, imageUrl, description, joinRule, isDemo } = channel;
  const keeps = isKeeper(channel);
  const mayInvite = keeps || joinRule === 'open';
  return (
    <>
      <Who
        name={name}
        seed={channelid}
        src={imageUrl}
        shape="square"
        note={<FormattedMessage id="im.members" values={{ count: conversation.members }} />}
      >
        <IconButton
          variant="secondary"
          icon="search"
          label={formatMessage({ id: 'im.find' })}
          onClick={() => go({ chat, side: 'search' })}
        />
        {mayInvite && (
          <IconButton
            variant="secondary"
            icon="plus"
            label={formatMessage({ id: 'im.channel.add' })}
            onClick={() => open({ name: 'im.add-members', props: { channelid, name } })}
          />
        )}
      </Who>
      {isDemo && (
        <p className={styles.demo}>
          <Tag>
            <FormattedMessage id="im.demo" />
          </Tag>
        </p>
      )}
      {description && <p className={styles.description}>{description}</p>}
      <Part>
        <ConversationChoices conversation={conversation} />
      </Part>
      <Part>
        <nav className={styles.links} aria-label={name}>
          <SideLink to="members" icon="users" count={conversation.members}>
            <FormattedMessage id="im.channel.members" />
          </SideLink>
          <SideLink to="pins" icon="pin">
            <FormattedMessage id="im.pins" />
          </SideLink>
          {mayInvite && (
            <SideLink to="invites" icon="link">
              <FormattedMessage id="im.channel.invites" />
            </SideLink>
          )}
          {keeps && <KeeperLinks />}
        </nav>
      </Part>
      <Part>
        <Leave {...channel} />
      </Part>
    </>
  );
}

/** What only owner and admins see. */
function KeeperLinks() {
  return (
    <>
      <SideLink to="applications" icon="question">
        <FormattedMessage id="im.channel.applications" />
      </SideLink>
      <SideLink to="limits" icon="lock">
        <FormattedMessage id="im.channel.limits" />
      </SideLink>
      <SideLink to="rules" icon="settings">
        <FormattedMessage id="im.rules" />
      </SideLink>
      <SideLink to="audit" icon="document">
        <FormattedMessage id="im.channel.audit" />
      </SideLink>
    </>
  );
}

function Leave({ channelid, name }: Channel) {
  const { go } = usePlace();
  const ask = useAsk();
  const { act, isBusy, failure } = useAction(useUnit(exitChannelFx));
  const leave = async () => {
    if (await ask('im.channel.leave', { name })) act({ channelid }, () => go({}));
  };
  return (
    <>
      <Button variant="danger-outline" icon="log-out" loading={isBusy} onClick={() => void leave()}>
        <FormattedMessage id="im.channel.leave" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </>
  );
}
