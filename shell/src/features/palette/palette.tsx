import { Dialog } from '@mortar/ui/overlay';
import { TextField } from '@mortar/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { PartsTexts } from '../parts/parts-texts.tsx';
import styles from './palette.module.css';
import { useCommands, type Command } from './use-commands.ts';
import { useFound } from './use-found.tsx';

/** Search of pages, actions and what remotes have: type, go by arrows, Enter. */
export function Palette(props: OwnDialogProps) {
  return (
    <PartsTexts>
      <Search {...props} />
    </PartsTexts>
  );
}

/** The same text for full-width letters, accents and cases. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function Search({ open, onClose, onClosed }: OwnDialogProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [id, field] = [useId(), useRef<HTMLInputElement>(null)];
  const { commands, isLooking, slot } = useFound(typed.trim());
  const found = [...useCommands().filter(({ label }) => plain(label).includes(plain(typed.trim()))), ...commands];
  const active = found[Math.min(at, found.length - 1)];
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.nativeEvent.isComposing || (to === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (to === undefined) choose(active);
    else setAt((to + found.length) % Math.max(found.length, 1));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      initialFocus={field}
      title={<FormattedMessage id="parts.palette.title" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <TextField
        ref={field}
        label={formatMessage({ id: 'parts.palette.label' })}
        value={typed}
        onValueChange={type}
        onKeyDown={press}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.id}`}
      />
      <div id={id} role="listbox" aria-label={formatMessage({ id: 'parts.palette.title' })} className={styles.list}>
        {found.map((command) => (
          <button
            type="button"
            tabIndex={-1}
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === active}
            className={styles.option}
            onClick={() => choose(command)}
            onPointerMove={() => setAt(found.indexOf(command))}
          >
            <bdi className={styles.label}>{command.label}</bdi>
            <span className={styles.kind}>{command.kind}</span>
          </button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {found.length === 0 && <FormattedMessage id={isLooking ? 'parts.palette.looking' : 'parts.palette.empty'} />}
      </p>
      {slot}
    </Dialog>
  );
}
