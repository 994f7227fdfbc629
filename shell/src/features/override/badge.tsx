import { OVERRIDE_PARAM } from '@mortar/protocol/registry';
import { FormattedList, FormattedMessage } from 'react-intl';
import styles from './badge.module.css';
import type { Overridden } from './model.ts';

/** Which versions stand in the place of others, and one press back. */
export function Badge({ overridden }: { overridden: readonly Overridden[] }) {
  return (
    <aside className={styles.badge}>
      <span>
        <FormattedMessage
          id="shell.override.shown"
          values={{ versions: <FormattedList value={overridden.map(({ name, version }) => `${name} ${version}`)} /> }}
        />
      </span>
      <a className={styles.back} href={`?${OVERRIDE_PARAM}=off`}>
        <FormattedMessage id="shell.override.back" />
      </a>
    </aside>
  );
}
