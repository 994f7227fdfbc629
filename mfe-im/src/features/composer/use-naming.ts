import type { Conversation } from '@mortar/protocol/messaging';
import { namingAt } from '@mortar/remote-kit/naming';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Draft, Named } from '#entities/draft';
import { useSettled } from '../../lib/use-settled.ts';
import { members } from './model.ts';

/** Names that are offered at once. */
const FEW = 6;

const holds = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase());

/** Whom the text before the caret may be naming; only a channel has more than one other to name. */
export function useNaming({ id, isgroup, role }: Conversation, { text, named }: Draft, caret: number) {
  const { formatMessage } = useIntl();
  const { data, answered, ask } = useUnit({ data: members.$data, answered: members.$answered, ask: members.wanted });
  const naming = isgroup ? namingAt(text, caret) : null;
  const isWritten = named.some(({ name }) => naming?.text === name || naming?.text.startsWith(`${name} `));
  const isAsking = naming !== null && !isWritten;
  const sought = useSettled(isAsking ? naming.text : '');
  useEffect(() => {
    if (isAsking) ask({ channelid: id, pageSize: FEW, ...(sought && { text: sought }) });
  }, [ask, id, isAsking, sought]);
  const everyone = formatMessage({ id: 'im.composer.everyone' });
  const mayNameAll = (role === 'owner' || role === 'admin') && naming !== null && everyone.startsWith(naming.text);
  const known = answered?.params.channelid === id ? (data?.list ?? []) : [];
  const people: Named[] = [
    ...(mayNameAll ? [{ uid: '*', name: everyone }] : []),
    // What came for fewer letters stays until more is known, without those whom the text has ruled out.
    ...known.map(({ uid, username }) => ({ uid, name: username })).filter(({ name }) => holds(name, naming?.text ?? '')),
  ].slice(0, FEW);
  return { people: isAsking ? people : [], naming };
}
