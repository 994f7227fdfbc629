import { VisuallyHidden } from '@mortar/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNameOf } from '../../lib/use-name-of.ts';
import type { SeenMessage } from './seen-item.ts';

/** What comes within so long is said in one sentence. */
const BATCH_MS = 1000;

interface Props {
  /** Name of the conversation. */
  name: string;
  /** The last message of it. */
  last: SeenMessage | null;
}

/** Says to readers what others write; the list itself is silent, because rows come and go as it scrolls. */
export function Announcer({ name, last }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const [said, setSaid] = useState('');
  const batch = useRef<{ count: number; until: ReturnType<typeof setTimeout> } | null>(null);
  const known = useRef(last?.seq ?? 0);
  const latest = useRef(last);

  const say = useEffectEvent(() => {
    const count = batch.current?.count ?? 0;
    batch.current = null;
    const message = latest.current;
    if (count === 0 || !message) return;
    const { sender, text } = message;
    setSaid(
      count === 1
        ? formatMessage({ id: 'im.list.who' }, { name: nameOf(sender.username), text })
        : formatMessage({ id: 'im.message.came' }, { count, name }),
    );
  });
  const hear = useEffectEvent((seq: number) => {
    if (!last || seq <= known.current) return;
    const fresh = known.current === 0 ? 0 : seq - known.current;
    known.current = seq;
    latest.current = last;
    if (last.isOwn || fresh === 0) return;
    if (batch.current) batch.current.count += fresh;
    else batch.current = { count: fresh, until: setTimeout(() => say(), BATCH_MS) };
  });
  const seq = last?.seq ?? 0;
  useEffect(() => hear(seq), [seq]);
  useEffect(() => () => clearTimeout(batch.current?.until), []);
  return (
    <VisuallyHidden>
      <p role="status" aria-live="polite">
        {said}
      </p>
    </VisuallyHidden>
  );
}
