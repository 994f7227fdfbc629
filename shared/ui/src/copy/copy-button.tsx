import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** What is copied: the whole of it, however short it shows. */
  value: string;
  /** What the button does. */
  label: string;
  /** Only an icon, with the label for readers and as a tooltip. */
  iconOnly?: boolean;
  /** It was copied, or could not be: say so, for example with a toast. */
  onOutcome: (isCopied: boolean) => void;
}

/** How long the check mark stays, in ms. */
const DONE_MS = 2000;

/** Copies a text at a press and shows a check mark for a moment; the caller says what came of it. */
export function CopyButton({ value, label, iconOnly = false, onOutcome, ...rest }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    const isCopied = await copyText(value);
    setDone(isCopied);
    onOutcome(isCopied);
  };
  const icon = isDone ? 'check' : 'copy';
  if (iconOnly) return <IconButton {...rest} icon={icon} label={label} onClick={() => void copy()} />;
  return (
    <Button {...rest} icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
