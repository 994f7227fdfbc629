import { Button } from '@mortar/ui';
import { useGate } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { WriteButton } from '#entities/relation';
import { Channels } from '#features/channels';
import { Recommended } from '#features/recommended';
import { NewcomerGate } from './model.ts';
import styles from './newcomer.module.css';

/** In place of an empty list: channels that are open to everybody and people to write to, each one press away. */
export function Newcomer({ headingLevel }: { headingLevel: 2 | 3 }) {
  useGate(NewcomerGate);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.newcomer}>
      <p className={styles.lede}>
        <FormattedMessage id="im.newcomer" />
      </p>
      <section className={styles.section}>
        <Heading className={styles.heading}>
          <FormattedMessage id="im.channels" />
        </Heading>
        <Channels />
      </section>
      <section className={styles.section}>
        <Heading className={styles.heading}>
          <FormattedMessage id="im.newcomer.people" />
        </Heading>
        <Recommended>{({ uid }) => <WriteButton uid={uid} />}</Recommended>
      </section>
      <p>
        <Button icon="plus" render={<Link to="/im/addFriend" />}>
          <FormattedMessage id="im.add-friend.title" />
        </Button>
      </p>
    </div>
  );
}
