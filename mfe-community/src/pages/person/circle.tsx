import type { Account, Author, Fan } from '@mortar/protocol/community';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CertifiedMark, personPath } from '#entities/person';
import { FeedSkeleton } from '#features/feed-list';
import { hood } from './model.ts';
import { ShownSwitch } from './shown-switch.tsx';
import list from '../../lib/list.module.css';
import styles from './circle.module.css';

/** The neighbourhood of somebody: who takes part most, whom they follow mutually, where they are a member. */
export function Circle({ account }: { account: Account }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.circle}>
      <ShownSwitch account={account} what="showsHood" />
      <Loaded of={hood} failed={formatMessage({ id: 'community.circle.failed' })} pending={<FeedSkeleton />}>
        {({ isHidden, mutual, topfans, groups }) =>
          mutual.length + topfans.length + groups.length === 0 ? (
            <EmptyState title={formatMessage({ id: isHidden ? 'community.circle.hidden' : 'community.circle.empty' })}>
              <FormattedMessage id={isHidden ? 'community.circle.hidden.why' : 'community.circle.empty.why'} />
            </EmptyState>
          ) : (
            <>
              <Part id="fans" isEmpty={topfans.length === 0} note={<FormattedMessage id="community.circle.fans.how" />}>
                {topfans.map((fan) => (
                  <Row key={fan.uid} person={fan}>
                    <Parts of={fan} />
                  </Row>
                ))}
              </Part>
              <Part id="mutual" isEmpty={mutual.length === 0}>
                {mutual.map((person) => (
                  <Row key={person.uid} person={person} />
                ))}
              </Part>
              <Part id="groups" isEmpty={groups.length === 0}>
                {groups.map(({ groupid, name, picture, members }) => (
                  <li key={groupid} className={styles.row}>
                    <Avatar name={name} seed={groupid} src={picture} size={40} decorative />
                    <span className={styles.words}>
                      <Link to={`/group/${groupid}`} className={styles.name}>
                        <bdi>{name}</bdi>
                      </Link>
                      <span className={styles.note}>
                        <FormattedMessage id="community.circle.members" values={{ count: members }} />
                      </span>
                    </span>
                  </li>
                ))}
              </Part>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface PartProps {
  id: 'fans' | 'mutual' | 'groups';
  isEmpty: boolean;
  note?: ReactNode;
  children: ReactNode;
}

function Part({ id, isEmpty, note, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section aria-labelledby={`circle-${id}`}>
      <h3 id={`circle-${id}`} className={styles.title}>
        <FormattedMessage id={`community.circle.${id}`} />
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={list.plain}>{children}</ul>
    </section>
  );
}

function Row({ person: { uid, username, headimgurl, certification }, children }: { person: Author; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <Avatar name={username} seed={uid} src={headimgurl} size={40} decorative />
      <span className={styles.words}>
        <span className={styles.line}>
          <Link to={personPath(uid)} className={styles.name}>
            <bdi>{username}</bdi>
          </Link>
          {certification && <CertifiedMark />}
        </span>
        {children}
      </span>
    </li>
  );
}

/** What a score is made of. */
function Parts({ of: { parts } }: { of: Fan }) {
  const { formatMessage, formatList } = useIntl();
  const said = (['likes', 'replies', 'reposts'] as const)
    .filter((part) => parts[part] > 0)
    .map((part) => formatMessage({ id: `community.circle.part.${part}` }, { count: parts[part] }));
  return <span className={styles.note}>{formatList(said)}</span>;
}
