import { confirmFx } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { useWords } from './words/index.ts';

const YES = 1;

interface Options {
  /** Nothing brings back what is done: the button is red, and Cancel has the focus. */
  danger?: boolean;
  /** The text on the button; `<id>.confirm` without it. */
  confirm?: string;
}

/** Asks before something is done that others notice, or that cannot be taken back; texts stand under `<id>.title`, `.text` and `.confirm`. */
export function useAsk() {
  const { formatMessage } = useIntl();
  const { say } = useWords();
  const confirm = useUnit(confirmFx);
  return async (id: string, values: Record<string, string> = {}, { danger = false, confirm: label = `${id}.confirm` }: Options = {}) => {
    const text = (of: string) => formatMessage({ id: of }, values);
    const question = { title: text(`${id}.title`), content: text(`${id}.text`), confirmLabel: text(label) };
    return (await confirm({ ...question, cancelLabel: say('words.cancel'), danger })) === YES;
  };
}
