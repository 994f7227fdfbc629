import { IconButton } from '@mortar/ui';
import { Popover } from '@mortar/ui/overlay';
import { useState } from 'react';
import { EmojiChoice } from './emoji-choice.tsx';

interface Props {
  label: string;
  /** An emoji was picked. */
  onPick: (emoji: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a choice of emoji. */
export function EmojiPicker({ label, onPick, onOpenChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => (setOpen(next), onOpenChange?.(next));
  return (
    <Popover open={isOpen} onOpenChange={change} label={label} trigger={<IconButton icon="smile" label={label} />}>
      <EmojiChoice onPick={(emoji) => (change(false), onPick(emoji))} />
    </Popover>
  );
}
