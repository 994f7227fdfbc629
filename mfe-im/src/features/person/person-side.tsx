import type { Conversation } from '@mortar/protocol/messaging';
import { Loaded } from '@mortar/remote-kit';
import { IconButton, Tag } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationChoices } from '#entities/conversation-choices';
import { $here } from '#entities/presence';
import { ContactButton, FollowButton, PersonMenu } from '#entities/relation';
import { usePlace } from '../../lib/place.ts';
import { SideFrame } from '../../lib/side-frame.tsx';
import { Part, SideLink, Who } from '../../lib/side-parts.tsx';
import { person, PersonReader } from './model.ts';
import styles from './person.module.css';
import { SharedChannels } from './shared-channels.tsx';

/** What stands beside a private chat: who the other is, and how the two stand to each other. */
export function PersonSide({ conversation }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const { chat, go } = usePlace();
  const here = useUnit($here);
  const uid = conversation.peerId;
  useGate(PersonReader, { uid });
  const presence = here.has(uid) ? <FormattedMessage id="im.here" /> : conversation.description;
  return (
    <SideFrame title={formatMessage({ id: 'im.person.info' })}>
      <Loaded of={person}>
        {(shown) => (
          <>
            <Who name={shown.username} seed={uid} src={shown.headimgurl} note={presence}>
              <IconButton
                variant="secondary"
                icon="search"
                label={formatMessage({ id: 'im.find' })}
                onClick={() => go({ chat, side: 'search' })}
              />
              <ContactButton person={shown} />
              <FollowButton person={shown} />
              <PersonMenu person={shown} />
            </Who>
            {(conversation.isDemo || shown.isBlocked) && (
              <p className={styles.tags}>
                {conversation.isDemo && (
                  <Tag>
                    <FormattedMessage id="im.demo" />
                  </Tag>
                )}
                {shown.isBlocked && (
                  <Tag tone="danger">
                    <FormattedMessage id="im.relation.blocked" />
                  </Tag>
                )}
              </p>
            )}
            {shown.personalprofile && <p className={styles.profile}>{shown.personalprofile}</p>}
            <Part>
              <ConversationChoices conversation={conversation} />
            </Part>
            <Part>
              <SideLink to="pins" icon="pin">
                <FormattedMessage id="im.pins" />
              </SideLink>
            </Part>
            <SharedChannels uid={uid} />
          </>
        )}
      </Loaded>
    </SideFrame>
  );
}
