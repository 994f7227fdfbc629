import { toastShown } from '@mortar/host';
import { fieldMessage } from '@mortar/client';
import { NEWS_CATEGORIES, type NewsCategory } from '@mortar/protocol/news';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addFx } from './model.ts';
import styles from './news-sources.module.css';

/** A feed by its address: it is looked at before it becomes a source. */
export function AddSource() {
  const { formatMessage } = useIntl();
  const { add, toast } = useUnit({ add: addFx, toast: toastShown });
  const { act, isBusy, failure, forgive } = useAction(add);
  const [url, setUrl] = useState('');
  const [category, setCategory] = useState<NewsCategory>('headlines');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act({ url, category }, ({ name, stories }) => {
          setUrl('');
          toast({ type: 'success', text: formatMessage({ id: 'community.sources.added' }, { name, count: stories }) });
        });
      }}
    >
      <TextField
        label={formatMessage({ id: 'community.sources.url' })}
        value={url}
        onValueChange={(next) => (setUrl(next), forgive())}
        error={failure ? fieldMessage(failure, 'url') : undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <Select
        label={formatMessage({ id: 'community.sources.category' })}
        placeholder={formatMessage({ id: 'community.sources.category' })}
        value={category}
        onValueChange={setCategory}
        choices={NEWS_CATEGORIES.map((value) => ({ value, label: formatMessage({ id: `community.news.category.${value}` }) }))}
      />
      {failure && failure.kind !== 'validation' && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" loading={isBusy} disabled={url.trim() === ''} className={styles.add}>
        <FormattedMessage id="community.sources.add" />
      </Button>
    </form>
  );
}
