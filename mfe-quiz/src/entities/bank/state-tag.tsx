import type { BankEntry } from '@mortar/protocol/quiz';
import { Tag, type TagProps } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';

const TONES: Readonly<Record<BankEntry['state'], NonNullable<TagProps['tone']>>> = {
  draft: 'neutral',
  review: 'info',
  live: 'glaze',
  rest: 'warn',
  void: 'danger',
  retired: 'neutral',
};

/** Where a question stands, in a word. */
export function StateTag({ state }: { state: BankEntry['state'] }) {
  return (
    <Tag tone={TONES[state]}>
      <FormattedMessage id={`quiz.bank.state.${state}`} />
    </Tag>
  );
}
