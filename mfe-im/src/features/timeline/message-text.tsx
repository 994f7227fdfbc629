import { $links, $session, outwardHref } from '@mortar/host';
import type { Mention } from '@mortar/protocol/messaging';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { segmentsOf } from '../../lib/segments.ts';
import styles from './message.module.css';

interface Props {
  text: string;
  mentions: readonly Mention[];
}

/** A message's text: its addresses are links, by way of the page that says where an unknown one leads. */
export function MessageText({ text, mentions }: Props) {
  const { links, session } = useUnit({ links: $links, session: $session });
  const segments = useMemo(() => segmentsOf(text, mentions), [text, mentions]);
  return (
    <p className={styles.text} dir="auto">
      {segments.map((segment) => {
        if (segment.kind === 'mention') {
          const isMe = segment.uid === '*' || segment.uid === session?.uid;
          return (
            <bdi key={segment.at} className={styles.mention} data-me={isMe || undefined}>
              {segment.text}
            </bdi>
          );
        }
        const href = segment.kind === 'link' ? outwardHref(segment.url, links) : null;
        if (!href) return segment.text;
        return (
          <a key={segment.at} href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
            {segment.text}
          </a>
        );
      })}
    </p>
  );
}
