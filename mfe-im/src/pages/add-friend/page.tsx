import { createLoader } from '@mortar/remote-kit';
import { TextField } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactButton } from '#entities/relation';
import { Channels } from '#features/channels';
import { Recommended } from '#features/recommended';
import { useTakenConversation } from '#features/taker';
import { PageFrame } from '../../lib/page-frame.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { Found } from './found.tsx';
import { addFriendWanted } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(addFriendWanted);

/** `/im/addFriend`: people by name or uid, people one may know, channels that anybody may find. */
export function Page() {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const sought = useSettled(text);
  useTakenConversation();
  return (
    <PageFrame titleId="im.add-friend.title" ledeId="im.add-friend.lede">
      <TextField
        type="search"
        label={formatMessage({ id: 'im.add-friend.search' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        maxLength={64}
        value={text}
        onValueChange={setText}
      />
      {sought ? (
        <Found text={sought} />
      ) : (
        <>
          <section className={styles.section}>
            <h2 className={styles.heading}>
              <FormattedMessage id="im.add-friend.recommended" />
            </h2>
            <Recommended>{(person) => <ContactButton person={person} />}</Recommended>
          </section>
          <section className={styles.section}>
            <h2 className={styles.heading}>
              <FormattedMessage id="im.channels" />
            </h2>
            <Channels />
          </section>
        </>
      )}
    </PageFrame>
  );
}
