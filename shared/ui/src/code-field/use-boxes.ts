import { type ClipboardEvent, type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { digitsOf } from './digits.ts';

type Handler = 'onChange' | 'onCompositionEnd' | 'onKeyDown' | 'onPaste' | 'onClick' | 'onSelect' | 'onFocus' | 'onBlur';

interface Boxes {
  input: RefObject<HTMLInputElement | null>;
  /** Whether the next key changes this box. */
  isActive: (box: number) => boolean;
  /** Text of the input: the digits, or whatever an input method is composing. */
  text: string;
  handlers: Required<Pick<ComponentProps<'input'>, Handler>>;
}

/** How one input behaves as boxes with one digit each: the caret stands on a box, a key replaces what is in it. */
export function useBoxes(value: string, length: number, onValueChange: (value: string) => void): Boxes {
  const input = useRef<HTMLInputElement>(null);
  const [[from, to], setRange] = useState<readonly [number, number]>(NOWHERE);
  const [composed, setComposed] = useState<string | null>(null);

  const standOn = (box: number) => {
    const place = Math.max(0, Math.min(box, value.length));
    const end = Math.min(place + 1, value.length);
    input.current?.setSelectionRange(place, end);
    setRange([place, end]);
  };
  const take = (text: string) => {
    setComposed(null);
    onValueChange(digitsOf(text, length));
  };
  const follow = () => {
    const field = input.current;
    if (!field || document.activeElement !== field || composed !== null) return;
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (start === end && start < value.length) return standOn(start);
    setRange([start, end]);
  };
  // React's `onSelect` misses what no key and no pointer did: a paste, `select()`.
  const followChange = useEffectEvent(follow);
  useEffect(() => {
    const listener = () => followChange();
    document.addEventListener('selectionchange', listener);
    return () => document.removeEventListener('selectionchange', listener);
  }, []);
  return {
    input,
    text: composed ?? value,
    isActive: (box) => (from === to ? box === Math.min(from, length - 1) : from <= box && box < to),
    handlers: {
      // What an input method composes is left alone until it is done, else it writes its text twice.
      onChange: ({ target, nativeEvent }) => ('isComposing' in nativeEvent && nativeEvent.isComposing ? setComposed : take)(target.value),
      onCompositionEnd: ({ currentTarget }) => take(currentTarget.value),
      onKeyDown: (event) => {
        const box = boxOf(event.key, from, value.length);
        if (box === null || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        standOn(box);
      },
      onPaste: (event) => {
        const digits = pastedCode(event, length);
        if (digits) take(digits);
      },
      onClick: ({ nativeEvent: { offsetX }, currentTarget: { offsetWidth } }) =>
        standOn(Math.floor((offsetX / Math.max(1, offsetWidth)) * length)),
      onSelect: follow,
      onFocus: follow,
      onBlur: () => setRange(NOWHERE),
    },
  };
}

const NOWHERE = [-1, -1] as const;

/** Box that a key moves to; null for keys that move nothing. */
function boxOf(key: string, box: number, filled: number): number | null {
  if (key === 'ArrowLeft') return box - 1;
  if (key === 'ArrowRight') return box + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? filled : null;
}

/** A whole code on the clipboard, whatever words or spaces stand around it: it takes the place of what was there. */
function pastedCode(event: ClipboardEvent, length: number): string | undefined {
  const digits = digitsOf(event.clipboardData.getData('text'), length);
  if (digits.length < length) return undefined;
  event.preventDefault();
  return digits;
}
