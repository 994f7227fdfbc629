import { $session, type DialogModule } from '@mortar/host';
import type { RelatedPerson } from '@mortar/protocol/relations';
import { Loaded, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { ContactButton, FollowButton, LookAlikeWarning, PersonMenu } from '#entities/relation';
import { useLaunchChat } from '../../lib/launch-chat.ts';
import { Who } from '../../lib/side-parts.tsx';
import styles from './dialog.module.css';
import { CardReader, person } from './model.ts';

/** Who somebody is, and what the two can become to each other. */
export const Dialog: DialogModule<'im.user-card'>['Dialog'] = ({ close, props: { uid } }) => {
  const { frame, leave } = useDialog(close);
  useGate(CardReader, { uid });
  return (
    <Frame {...frame} title={<FormattedMessage id="im.person.info" />}>
      <Loaded of={person}>{(shown) => <Card person={shown} onLeave={leave} />}</Loaded>
    </Frame>
  );
};

function Card({ person: shown, onLeave }: { person: RelatedPerson; onLeave: () => void }) {
  const me = useUnit($session);
  const launch = useLaunchChat();
  const { uid, username, headimgurl, personalprofile, looksLike, isFollower } = shown;
  const write = () => {
    launch({ peerId: uid, isgroup: false, name: username, imageUrl: headimgurl, description: personalprofile });
    onLeave();
  };
  const note = (
    <>
      <bdi lang="en">{uid}</bdi>
      {isFollower && (
        <>
          {' · '}
          <FormattedMessage id="im.relation.follows-you" />
        </>
      )}
    </>
  );
  return (
    <div className={styles.card}>
      <Who name={username} seed={uid} src={headimgurl} note={note} />
      <LookAlikeWarning of={looksLike} />
      {personalprofile && <p className={styles.profile}>{personalprofile}</p>}
      {uid !== me?.uid && (
        <div className={styles.acts}>
          {!shown.isBlocked && (
            <Button variant="primary" icon="message" onClick={write}>
              <FormattedMessage id="im.relation.message" />
            </Button>
          )}
          <ContactButton person={shown} />
          <FollowButton person={shown} />
          <PersonMenu person={shown} />
        </div>
      )}
    </div>
  );
}
