import { $session } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { composeAsked } from '#entities/post';
import type { Shown } from '#entities/thread';
import { Composer } from './composer.tsx';
import styles from './reply-box.module.css';

/** Where a post is answered; it stays at the foot of the window, or in its place above the answers. */
export function ReplyBox({ view: { postid }, isInPlace }: { view: Shown; isInPlace?: boolean }) {
  const { formatMessage } = useIntl();
  const { session, compose } = useUnit({ session: $session, compose: composeAsked });
  const [isOpen, setOpen] = useState(false);
  const placeholder = formatMessage({ id: 'community.compose.ask.reply' });
  if (!session || !isOpen) {
    const open = () => (session ? setOpen(true) : compose({ reply: postid }));
    return (
      <div className={styles.box} data-in-place={isInPlace || undefined}>
        <button type="button" className={styles.field} onClick={open}>
          {placeholder}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.box} data-in-place={isInPlace || undefined}>
      <Composer
        place={{ kind: 'reply', postid, parent: null }}
        placeholder={placeholder}
        label={placeholder}
        isFocused
        onDone={(published) => {
          setOpen(false);
          if ('comment' in published) show(published.comment.seq);
        }}
      />
      <Button variant="quiet" className={styles.later} onClick={() => setOpen(false)}>
        <FormattedMessage id="community.compose.later" />
      </Button>
    </div>
  );
}

/** Brings the reply that was just written into view. */
const show = (seq: number) => requestAnimationFrame(() => document.querySelector(`#c${seq}`)?.scrollIntoView({ block: 'center' }));
