import type { Warning } from '@mortar/protocol/market';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** What a warning means, in a sentence or two. */
export function WarningText({ of: { kind, value } }: { of: Warning }) {
  const shown = kind === 'young' ? <FormattedDate key="value" value={value} dateStyle="medium" /> : <bdi key="value">{value}</bdi>;
  return <FormattedMessage id={`market.warning.${kind}.text`} values={{ value: shown }} />;
}
