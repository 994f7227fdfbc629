import { TextField, VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { entriesOf } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { suggestions } from './model.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import styles from './search-box.module.css';

/** Pause in the typing after which is looked, ms. */
const PAUSE_MS = 200;
const MOST_CHARACTERS = 100;
const OF_EACH = 4;

/** Address of all that is found by a text. */
const resultsPath = (text: string): string => `/market/search?${new URLSearchParams({ text })}`;

/** A row of the list: something found, or a search of before. */
interface Row {
  key: string;
  to: string;
  head: string | null;
  content: ReactNode;
}

/** The market's search: what is found shows below while somebody types, and arrows go through it. */
export function SearchBox({ initial = '' }: { initial?: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Texts that stood here since the list was opened: what one of them found may stay while somebody types on. */
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [recent, setRecent] = useState<string[]>([]);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { data, answered, failure, look } = useUnit({
    data: suggestions.$data,
    answered: suggestions.$answered,
    failure: suggestions.$failure,
    look: suggestions.wanted,
  });
  const asked = text.trim();
  useEffect(() => {
    if (!isOpen || asked === '') return undefined;
    const timer = setTimeout(() => look({ text: asked, limit: OF_EACH }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, isOpen, look]);

  const isOfHere = answered !== null && [asked, ...typed].includes(answered.params.text);
  const entries = asked !== '' && data && isOfHere ? entriesOf(data) : [];
  // What an earlier text found stays meanwhile; that nothing was found is said of the text alone that was looked for.
  const isAnswered = answered?.params.text === asked || failure !== null;
  const rows: Row[] =
    asked === ''
      ? recent.map((one, index) => ({
          key: one,
          to: resultsPath(one),
          head: index === 0 ? 'market.search.recent' : null,
          content: <bdi>{one}</bdi>,
        }))
      : entries.map((entry, index) => ({
          key: `${entry.kind} ${entry.key}`,
          to: entry.to,
          head: entries[index - 1]?.kind === entry.kind ? null : `market.search.${entry.kind}`,
          content: <EntryRow of={entry} />,
        }));
  const isShown = isOpen && (rows.length > 0 || (asked !== '' && isAnswered));

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setRecent(recentSearches());
    setTyped([asked]);
    setOpen(true);
  };
  /** The focus goes elsewhere, but not into the list. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!panel.current?.contains(relatedTarget)) close();
  };
  const go = (to: string) => {
    if (asked !== '') rememberSearch(asked);
    close();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') return close();
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) return open();
    setActive((place) => (rows.length === 0 ? -1 : (place + (key === 'ArrowDown' ? 1 : place < 0 ? 0 : -1) + rows.length) % rows.length));
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const row = rows[active];
        if (row || asked !== '') go(row?.to ?? resultsPath(asked));
      }}
    >
      <TextField
        label={formatMessage({ id: 'market.search' })}
        clearLabel={formatMessage({ id: 'market.search.clear' })}
        placeholder={formatMessage({ id: 'market.search.hint' })}
        value={text}
        onValueChange={(value) => {
          setText(value);
          setTyped([...typed, value.trim()]);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={open}
        onBlur={leave}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown && rows.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && isShown ? `${id}-${active}` : undefined}
      />
      {isShown && (
        <div ref={panel} className={styles.panel}>
          {rows.length === 0 && (
            <p className={styles.none}>
              <FormattedMessage id={failure ? 'market.search.failed' : 'market.search.none'} values={{ text: asked }} />
            </p>
          )}
          {rows.length > 0 && (
            <div id={id} role="listbox" aria-label={formatMessage({ id: 'market.search.found' })} className={styles.list}>
              {rows.map(({ key, to, head, content }, index) => (
                <div key={key} role="none">
                  {head && (
                    <span className={styles.head} aria-hidden>
                      <FormattedMessage id={head} />
                    </span>
                  )}
                  <Link
                    id={`${id}-${index}`}
                    to={to}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    className={styles.row}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={(event) => {
                      event.preventDefault();
                      go(to);
                    }}
                  >
                    {content}
                  </Link>
                </div>
              ))}
            </div>
          )}
          {asked === '' && rows.length > 0 && (
            <button
              type="button"
              className={styles.foot}
              onBlur={leave}
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              <FormattedMessage id="market.search.forget" />
            </button>
          )}
          {asked !== '' && rows.length > 0 && (
            <Link to={resultsPath(asked)} className={styles.foot} onBlur={leave} onClick={() => (rememberSearch(asked), close())}>
              <FormattedMessage id="market.search.all" values={{ text: asked }} />
            </Link>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isShown && <FormattedMessage id="market.search.count" values={{ count: rows.length }} />}</span>
      </VisuallyHidden>
    </form>
  );
}
