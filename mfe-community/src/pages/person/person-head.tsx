import { $links, $session, dialogOpened, outwardHref } from '@mortar/host';
import type { Account } from '@mortar/protocol/community';
import { Button, IconButton } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { blockFx, CertifiedMark, FollowButton, muteFx, useBlock } from '#entities/person';
import { account as query } from './model.ts';
import styles from './person-head.module.css';

/** Who somebody is: picture, name, what they say of themselves, how the reader stands to them. */
export function PersonHead({ account }: { account: Account }) {
  const { session, links, open } = useUnit({ session: $session, links: $links, open: dialogOpened });
  const { uid, username, headimgurl, bannerimageurl, personalprofile, certification, websiteurl, joinedAt, counts, relation } = account;
  const isOwn = session?.uid === uid;
  const site = websiteurl ? outwardHref(websiteurl, links) : null;
  const isMutual = relation?.follows && relation.isFollower;
  return (
    <header className={styles.head}>
      <div className={styles.banner} style={bannerimageurl ? { backgroundImage: `url(${JSON.stringify(bannerimageurl)})` } : undefined} />
      <div className={styles.row}>
        <Avatar name={username} seed={uid} src={headimgurl} size={88} decorative className={styles.face} />
        <div className={styles.acts}>
          {isOwn ? (
            <>
              <Button href="/stats">
                <FormattedMessage id="community.stats.title" />
              </Button>
              <Button href="/settings/profile" icon="pencil">
                <FormattedMessage id="community.person.edit" />
              </Button>
            </>
          ) : (
            <>
              <FollowButton uid={uid} username={username} follows={relation?.follows} isFollower={relation?.isFollower ?? false} />
              {relation && <PersonMenu account={account} />}
            </>
          )}
        </div>
      </div>
      <h2 className={styles.name}>
        <bdi>{username}</bdi>
        {certification && <CertifiedMark size={20} />}
      </h2>
      {certification && (
        <p className={styles.relation}>
          <FormattedMessage id="community.certified.means" />
        </p>
      )}
      {relation && (relation.isFollower || relation.isBlocked || relation.isMuted) && (
        <p className={styles.relation}>
          <FormattedMessage
            id={`community.relation.${relation.isBlocked ? 'blocked' : relation.isMuted ? 'muted' : isMutual ? 'mutual' : 'follower'}`}
          />
        </p>
      )}
      {personalprofile && <p className={styles.words}>{personalprofile}</p>}
      <p className={styles.facts}>
        {site && (
          <a href={site} target="_blank" rel="noopener noreferrer nofollow" className={styles.fact}>
            {websiteurl.replace(/^https?:\/\//, '')}
          </a>
        )}
        <span>
          <FormattedMessage
            id="community.person.joined"
            values={{ date: <FormattedDate value={joinedAt} year="numeric" month="long" /> }}
          />
        </span>
      </p>
      <p className={styles.counts}>
        <button type="button" className={styles.count} onClick={() => open({ name: 'community.people', props: { following: uid } })}>
          <FormattedMessage id="community.person.following" values={{ count: counts.following }} />
        </button>
        <button type="button" className={styles.count} onClick={() => open({ name: 'community.people', props: { followers: uid } })}>
          <FormattedMessage id="community.person.followers" values={{ count: counts.followers }} />
        </button>
        <span>
          <FormattedMessage id="community.person.posts" values={{ count: counts.posts }} />
        </span>
      </p>
    </header>
  );
}

/** What keeps somebody away, and the way back from it. */
function PersonMenu({ account: { uid, username: name, relation } }: { account: Account }) {
  const { formatMessage } = useIntl();
  const block = useBlock();
  const { mute, unblock, reread, open } = useUnit({ mute: muteFx, unblock: blockFx, reread: query.retried, open: dialogOpened });
  const { isMuted = false, isBlocked = false } = relation ?? {};
  const then = (done: Promise<unknown>) =>
    void done.then(
      () => reread(),
      () => undefined,
    );
  const askBlock = async () => {
    if (await block(uid, name)) reread();
  };
  return (
    <Menu trigger={<IconButton variant="secondary" icon="more" label={formatMessage({ id: 'community.menu.person' }, { name })} />}>
      <MenuItem icon="layers" onSelect={() => open({ name: 'community.listing', props: { uid, name } })}>
        <FormattedMessage id="community.menu.listing" />
      </MenuItem>
      <MenuItem icon="bell-off" onSelect={() => then(mute({ uid, status: isMuted ? 0 : 1 }))}>
        <FormattedMessage id={isMuted ? 'community.menu.unmute' : 'community.menu.mute'} values={{ name }} />
      </MenuItem>
      <MenuItem danger={!isBlocked} icon="lock" onSelect={() => (isBlocked ? then(unblock({ uid, blocked: false })) : void askBlock())}>
        <FormattedMessage id={isBlocked ? 'community.menu.unblock' : 'community.menu.block'} values={{ name }} />
      </MenuItem>
      <MenuItem danger icon="warning" onSelect={() => open({ name: 'community.report', props: { targettype: 'account', targetid: uid } })}>
        <FormattedMessage id="community.menu.report.person" />
      </MenuItem>
    </Menu>
  );
}
