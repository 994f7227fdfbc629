import { MESSAGE_CHARACTERS, type Conversation } from '@mortar/protocol/messaging';
import { FailureText, useAction } from '@mortar/remote-kit';
import { NameList, useNameList, withName } from '@mortar/remote-kit/naming';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editOf, mayEdit, unedited, type Named } from '#entities/draft';
import { typed } from '#entities/presence';
import { EmojiPicker } from '../../lib/emoji-picker.tsx';
import { useIsMuted } from '../../lib/use-is-muted.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import { ContextBar } from './context-bar.tsx';
import { $draft, $lastOwn, submitFx, written } from './model.ts';
import { NoWriting } from './no-writing.tsx';
import { useNaming } from './use-naming.ts';
import styles from './composer.module.css';

/** So many characters before the limit it is told how many are left. */
const NEAR = 200;
/** What a key does while a text is composed by an input method belongs to that method. */
const COMPOSING = 229;

/** Where a message is written. What is written stays until it is sent: over conversations, documents and days. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const { draft, lastOwn, submit, write, tellTyping } = useUnit({
    draft: $draft,
    lastOwn: $lastOwn,
    submit: submitFx,
    write: written,
    tellTyping: typed,
  });
  const { act, isBusy, failure, forgive } = useAction(submit);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The text that is being kept, or was the last one. */
  const sent = useRef('');
  const isNextAsked = useRef(false);
  const [caret, setCaret] = useState(0);
  const { id, mayWrite, slowmode } = conversation;
  const name = useNameOf()(conversation.name);
  const isMuted = useIsMuted(conversation.mutedUntil);
  const { people, naming } = useNaming(conversation, draft, caret);
  const left = MESSAGE_CHARACTERS - draft.text.trim().length;
  const canSend = draft.text.trim() !== '' && left >= 0;

  const change = (next: typeof draft, at?: number) => {
    forgive();
    write({ conversation: id, draft: next });
    if (at !== undefined) setCaret(at);
  };
  const send = () => {
    if (isBusy) isNextAsked.current = !draft.edit && draft.text !== sent.current;
    else if (canSend) {
      sent.current = draft.text;
      act({ conversation, draft });
    }
    area.current?.focus();
  };
  // What was sent while the message before it was being kept goes after it.
  const sendNext = useEffectEvent(() => {
    if (isNextAsked.current && !failure) send();
    isNextAsked.current = false;
  });
  useEffect(() => {
    if (!isBusy) sendNext();
  }, [isBusy]);
  const cancel = () => change({ ...unedited(draft), reply: null });
  /** Changes it by other means than typing, which leave the caret at the end. */
  const put = (next: typeof draft, at: number) => {
    change(next, at);
    requestAnimationFrame(() => area.current?.setSelectionRange(at, at));
  };
  const pick = (person: Named) => {
    if (!naming) return;
    const { text, caret: end } = withName(draft.text, naming, person.name);
    put({ ...draft, text, named: [...draft.named.filter(({ uid }) => uid !== person.uid), person] }, end);
  };
  const names = useNameList(people, pick);
  const insert = (emoji: string) => {
    const { text } = draft;
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    put({ ...draft, text: text.slice(0, from) + emoji + text.slice(to) }, from + emoji.length);
    area.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    const does: Record<string, (() => void) | undefined> = names.keys ?? {
      Enter: event.shiftKey || isTouch() ? undefined : send,
      Escape: draft.edit || draft.reply ? cancel : undefined,
      ArrowUp: draft.text === '' && lastOwn && mayEdit(lastOwn) ? () => change(editOf(draft, lastOwn)) : undefined,
    };
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // It grows with what is written.
  useLayoutEffect(() => grow(area.current, draft.text), [draft.text]);
  // Who answers or changes a message goes on writing.
  const [reply, edit] = [draft.reply?.seq, draft.edit?.seq];
  useEffect(() => {
    if (reply !== undefined || edit !== undefined) area.current?.focus();
  }, [reply, edit]);

  if (mayWrite === false || isMuted) return <NoWriting conversation={conversation} />;
  return (
    <div className={styles.composer}>
      <div className={styles.box}>
        <NameList {...names.list} label={formatMessage({ id: 'im.composer.names' })} side="over" />
        <ContextBar draft={draft} onCancel={cancel} />
        <textarea
          ref={area}
          className={styles.area}
          rows={1}
          dir="auto"
          value={draft.text}
          placeholder={formatMessage({ id: 'im.composer.placeholder' }, { name })}
          aria-label={formatMessage({ id: 'im.composer.placeholder' }, { name })}
          aria-invalid={left < 0 || undefined}
          {...names.field}
          onChange={({ target }) => {
            names.restart();
            change({ ...draft, text: target.value }, target.selectionStart);
            if (target.value !== '') tellTyping(id);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.tools}>
          <EmojiPicker label={formatMessage({ id: 'im.composer.emoji' })} onPick={insert} />
          <p className={styles.hint} data-over={left < 0 || undefined} role={left < NEAR ? 'status' : undefined}>
            {left < NEAR ? (
              <FormattedMessage id="im.composer.left" values={{ left }} />
            ) : slowmode > 0 && conversation.role === 'member' ? (
              <FormattedMessage id="im.composer.slow" values={{ seconds: slowmode }} />
            ) : (
              <span className={styles.keys}>
                <FormattedMessage id="im.composer.enter" />
              </span>
            )}
          </p>
          <IconButton
            icon={draft.edit ? 'check' : 'send'}
            variant="primary"
            label={formatMessage({ id: draft.edit ? 'im.composer.save' : 'im.composer.send' })}
            disabled={!canSend}
            loading={isBusy}
            onClick={send}
          />
        </div>
      </div>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}

function grow(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return;
  area.style.blockSize = 'auto';
  if (text !== '') area.style.blockSize = `${area.scrollHeight}px`;
}

/** On a screen's keyboard Enter begins a line; the button sends. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;
