import { TextField } from '@mortar/ui';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './emoji-choice.module.css';
import { emojisOf, findEmojis, FREQUENT, GROUP_NAMES, GROUPS, loadEmojis, type Emoji, type EmojiGroup } from './emojis.ts';

const COLUMNS = 6;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Emoji to choose from: those that are used most, a group of them, or those that a word finds. */
export function EmojiChoice({ onPick }: { onPick: (emoji: string) => void }) {
  const { formatMessage, locale } = useIntl();
  const [all, setAll] = useState<readonly Emoji[]>([]);
  const [text, setText] = useState('');
  const [group, setGroup] = useState<EmojiGroup | null>(null);
  useEffect(() => {
    let isOpen = true;
    // Without them, as without a network, the first ones stay.
    loadEmojis(locale).then(
      (emojis) => isOpen && setAll(emojis),
      () => undefined,
    );
    return () => void (isOpen = false);
  }, [locale]);
  const sought = text.trim();
  const shown = sought ? findEmojis(all, sought) : group ? emojisOf(all, group) : frequentOf(all);
  return (
    <div className={styles.choice}>
      <TextField
        type="search"
        label={formatMessage({ id: 'im.emoji.search' })}
        clearLabel={formatMessage({ id: 'im.clear' })}
        value={text}
        onValueChange={setText}
      />
      {all.length > 0 && (
        <div className={styles.groups} role="group" aria-label={formatMessage({ id: 'im.emoji.groups' })}>
          {GROUP_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.group}
              aria-pressed={!sought && group === name}
              aria-label={formatMessage({ id: `im.emoji.${name}` })}
              title={formatMessage({ id: `im.emoji.${name}` })}
              onClick={() => (setText(''), setGroup(group === name ? null : name))}
            >
              {GROUPS[name].face}
            </button>
          ))}
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.none} role="status">
          <FormattedMessage id="im.emoji.none" values={{ text: sought }} />
        </p>
      ) : (
        <div role="group" className={styles.emojis} aria-label={sought || formatMessage({ id: `im.emoji.${group ?? 'frequent'}` })}>
          {shown.map(({ unicode, label }, index) => (
            <button
              key={unicode}
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              className={styles.emoji}
              title={label}
              onKeyDown={move}
              onClick={() => onPick(unicode)}
            >
              {unicode}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The first ones, with their names once these are known. */
const frequentOf = (all: readonly Emoji[]) =>
  FREQUENT.map((unicode) => ({ unicode, label: all.find((emoji) => emoji.unicode === unicode)?.label }));

/** Arrows lead over the grid. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.parentElement!.children];
  const next = step === undefined ? undefined : buttons[buttons.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  (next as HTMLElement).focus();
}
