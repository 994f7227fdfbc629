import { TextField } from '@mortar/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import styles from './find-collections.module.css';
import { addressOf, MOST_CHARACTERS, readSearch } from './search.ts';

/** Pause in the typing after which is looked. */
const PAUSE_MS = 300;

/** Looks for collections by their names; what was looked for last lies in the address. */
export function FindCollections() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const asked = readSearch(useLocation().search);
  const [text, setText] = useState(asked);
  const sent = useRef(asked);

  // A step through the history, or a link, looks for something else.
  const follow = useEffectEvent((address: string) => {
    if (address === sent.current) return;
    sent.current = address;
    setText(address);
  });
  useEffect(() => follow(asked), [asked]);

  const look = useEffectEvent((written: string) => {
    const wanted = written.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    void navigate(addressOf(wanted), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = text.trim();
        void navigate(addressOf(text.trim()), { replace: true, preventScrollReset: true });
      }}
    >
      <TextField
        label={formatMessage({ id: 'market.find' })}
        clearLabel={formatMessage({ id: 'market.find.clear' })}
        value={text}
        onValueChange={setText}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </form>
  );
}
