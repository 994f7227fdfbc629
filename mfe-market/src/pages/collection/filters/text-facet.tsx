import type { Facet } from '@mortar/protocol/market';
import { Button, TextField } from '@mortar/ui';
import { Checkbox } from '@mortar/ui/toggles';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useView } from '../use-view.ts';
import { Fold } from './fold.tsx';
import styles from './panel.module.css';
import { hasRoom, toggled, valuesOf } from './traits.ts';

/** Values that stand there at first; with more of them one can be looked for. */
const FIRST = 10;

/** The values of a trait, each with how many items have it; several are one or another. */
export function TextFacet({ of: { type, values, total } }: { of: Extract<Facet, { kind: 'text' }> }) {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const [text, setText] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const chosen = valuesOf(view.traits, type);
  const found = values.filter(({ value }) => value.toLowerCase().includes(text.trim().toLowerCase()));
  const shown = isWhole || text ? found : found.slice(0, FIRST);
  const canAdd = hasRoom(view.traits, type);
  return (
    <Fold title={type} note={<FormattedNumber value={chosen.length || total} />} isOpen={chosen.length > 0}>
      {values.length > FIRST && (
        <TextField
          type="search"
          label={formatMessage({ id: 'market.filters.find' }, { type })}
          clearLabel={formatMessage({ id: 'market.filters.find.clear' })}
          value={text}
          onValueChange={setText}
        />
      )}
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={!canAdd && !chosen.includes(value)}
          onCheckedChange={() => show({ traits: toggled(view.traits, type, value) })}
          label={
            <span className={styles.value}>
              <bdi className={styles.text}>{value}</bdi>{' '}
              <span className={styles.note}>
                <FormattedNumber value={count} />
              </span>
            </span>
          }
        />
      ))}
      {found.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage id="market.filters.none" />
        </p>
      )}
      {shown.length < found.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <FormattedMessage id="market.filters.more" values={{ count: found.length - shown.length }} />
        </Button>
      )}
    </Fold>
  );
}
