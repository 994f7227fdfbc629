import type { Conversation, Message } from '@mortar/protocol/messaging';
import { Since } from '@mortar/remote-kit';
import { Avatar } from '@mortar/ui/data';
import type { Place } from '../../lib/place.ts';
import { PlaceLink } from '../../lib/place-link.tsx';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './message-hit.module.css';

interface Props {
  message: Message;
  /** Its conversation, where that is not plain. */
  within?: Pick<Conversation, 'peerId' | 'name' | 'imageUrl' | 'isgroup'> | undefined;
  /** What was searched for: it stands out. */
  sought?: string;
  /** What stays beside the conversation. */
  side?: Place['side'];
}

/** A message that was found, and the way to it among those around it. */
export function MessageHit({ message: { conversation, seq, sender, text, at }, within, sought = '', side }: Props) {
  const nameOf = useNameOf();
  const name = nameOf(sender.username);
  return (
    <li>
      <PlaceLink className={styles.hit} to={{ chat: conversation, seq, side }}>
        <Avatar
          name={name}
          seed={within ? within.peerId : sender.uid}
          src={within ? within.imageUrl : sender.headimgurl}
          shape={within?.isgroup ? 'square' : 'round'}
          size={36}
          decorative
        />
        <span className={styles.words}>
          <span className={styles.head}>
            <bdi className={styles.name}>{within ? nameOf(within.name) : name}</bdi>
            <Since at={at} />
          </span>
          <span className={styles.text}>
            {within && <bdi className={styles.sender}>{name}: </bdi>}
            {marked(text, sought)}
          </span>
        </span>
      </PlaceLink>
    </li>
  );
}

/** Signs of a text that stand before what was found, so that it is in view. */
const BEFORE = 24;

/** The text from shortly before what was found, with that marked. */
function marked(text: string, sought: string) {
  const index = sought ? text.toLowerCase().indexOf(sought.toLowerCase()) : -1;
  if (index < 0) return text;
  const start = Math.max(0, index - BEFORE);
  return (
    <>
      {start > 0 && '…'}
      {text.slice(start, index)}
      <mark className={styles.mark}>{text.slice(index, index + sought.length)}</mark>
      {text.slice(index + sought.length)}
    </>
  );
}
