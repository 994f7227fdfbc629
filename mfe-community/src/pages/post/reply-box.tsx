import { $session } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { composeAsked } from '#entities/post';
import { Composer } from '#features/composer';
import styles from './reply-box.module.css';

/** Where a post is answered; it stays at the foot of the window. */
export function ReplyBox({ postid }: { postid: string }) {
  const { formatMessage } = useIntl();
  const { session, compose } = useUnit({ session: $session, compose: composeAsked });
  const [isOpen, setOpen] = useState(false);
  const placeholder = formatMessage({ id: 'community.compose.ask.reply' });
  return (
    <div className={styles.box}>
      {session && isOpen ? (
        <Composer
          place={{ kind: 'reply', postid, parent: null }}
          placeholder={placeholder}
          label={placeholder}
          isFocused
          onDone={() => setOpen(false)}
        />
      ) : (
        <button type="button" className={styles.field} onClick={() => (session ? setOpen(true) : compose({ reply: postid }))}>
          {placeholder}
        </button>
      )}
      {isOpen && (
        <Button variant="quiet" onClick={() => setOpen(false)}>
          <FormattedMessage id="community.compose.later" />
        </Button>
      )}
    </div>
  );
}
