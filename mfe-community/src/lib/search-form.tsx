import { Button, TextField, type ButtonProps } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './search-form.module.css';

interface Props {
  label: string;
  /** What is looked for, as the address says it: the field follows. */
  text: string;
  maxLength: number;
  variant?: ButtonProps['variant'];
  onSearch: (text: string) => void;
}

/** Looks for something on a page. */
export function SearchForm({ label, text: asked, maxLength, variant, onSearch }: Props) {
  const { formatMessage } = useIntl();
  const [field, setField] = useState({ asked, text: asked });
  if (field.asked !== asked) setField({ asked, text: asked });
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.text.trim());
      }}
    >
      <TextField
        label={label}
        type="search"
        value={field.text}
        maxLength={maxLength}
        clearLabel={formatMessage({ id: 'community.search.clear' })}
        onValueChange={(text) => setField({ asked, text })}
      />
      <Button type="submit" variant={variant} icon="search">
        <FormattedMessage id="community.search.go" />
      </Button>
    </form>
  );
}
