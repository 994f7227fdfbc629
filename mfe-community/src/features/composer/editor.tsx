import type { Facet } from '@mortar/protocol/community';
import { NameList, useNameList, withName } from '@mortar/remote-kit/naming';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Draft, NamedPerson } from '#entities/draft';
import { partsOf } from '../../lib/parts.ts';
import { useNaming } from './use-naming.ts';
import styles from './editor.module.css';

interface Props {
  draft: Draft;
  /** What the text holds beside plain words; the server will say the same. */
  facets: readonly Facet[];
  label: string;
  placeholder: string;
  isFocused: boolean;
  /** It is read, and not changed. */
  isFixed: boolean;
  onChange: (patch: Partial<Draft>) => void;
  onSubmit: () => void;
}

/** What a key does while a text is composed by an input method belongs to that method. */
const COMPOSING = 229;

/** The text of a post, with the extent of its tags, names and links drawn below the letters. */
export function Editor({ draft, facets, label, placeholder, isFocused, isFixed, onChange, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const { people, naming } = useNaming(draft, caret);

  useLayoutEffect(() => grow(area.current, draft.text), [draft.text]);
  useLayoutEffect(() => {
    if (!isFocused) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isFocused]);

  const pick = (person: NamedPerson) => {
    if (!naming) return;
    const next = withName(draft.text, naming, person.name);
    onChange({ text: next.text, named: [...draft.named.filter(({ uid }) => uid !== person.uid), person] });
    setCaret(next.caret);
    requestAnimationFrame(() => area.current?.setSelectionRange(next.caret, next.caret));
  };
  const names = useNameList(people, pick);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const act = sends ? onSubmit : names.keys?.[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div className={styles.editor}>
      <div className={styles.room}>
        <div className={styles.marks} aria-hidden="true" dir="auto">
          {partsOf(draft.text, facets).map(({ at, text, facet }) =>
            facet ? (
              <mark key={at} className={styles.mark} data-kind={facet.kind}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </div>
        <textarea
          ref={area}
          className={styles.area}
          rows={3}
          dir="auto"
          value={draft.text}
          aria-label={label}
          placeholder={placeholder}
          readOnly={isFixed}
          {...names.field}
          onChange={({ target }) => {
            names.restart();
            setCaret(target.selectionStart);
            onChange({ text: target.value });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
      </div>
      <NameList {...names.list} label={formatMessage({ id: 'community.compose.names' })} side="under" />
    </div>
  );
}

/** It grows with what is written. */
function grow(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return;
  area.style.blockSize = 'auto';
  if (text !== '') area.style.blockSize = `${area.scrollHeight}px`;
}
