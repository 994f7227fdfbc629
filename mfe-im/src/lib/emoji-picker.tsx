import { IconButton } from '@mortar/ui';
import { Popover } from '@mortar/ui/overlay';
import { useState } from 'react';
import styles from './emoji-picker.module.css';

/** Those that come first are offered by themselves. */
export const EMOJIS = [
  '👍',
  '❤️',
  '😂',
  '🎉',
  '🔥',
  '👏',
  '😮',
  '😢',
  '🙏',
  '👀',
  '✅',
  '💯',
  '🧱',
  '😀',
  '😉',
  '😍',
  '🤔',
  '😅',
  '😎',
  '🙌',
  '👎',
  '😡',
  '🚀',
  '☕',
];

interface Props {
  label: string;
  /** An emoji was picked. */
  onPick: (emoji: string) => void;
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button with the emoji that are used most; every other one comes from the keyboard of the device. */
export function EmojiPicker({ label, onPick, className, onOpenChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => (setOpen(next), onOpenChange?.(next));
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      label={label}
      trigger={<IconButton icon="smile" label={label} className={className ?? ''} />}
    >
      <div className={styles.emojis}>
        {EMOJIS.map((emoji) => (
          <button key={emoji} type="button" className={styles.emoji} onClick={() => (change(false), onPick(emoji))}>
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  );
}
