import { useState } from 'react';
import { useWords } from './words/index.ts';

/** The life of a dialog: `frame` goes to its `Dialog`, `leave` begins its closing; `close`, as the host gives it, is called when that has ended. */
export function useDialog(close: () => void) {
  const { say } = useWords();
  const [open, setOpen] = useState(true);
  const leave = () => setOpen(false);
  return { leave, frame: { open, onClose: leave, onClosed: close, closeLabel: say('words.close') } };
}
