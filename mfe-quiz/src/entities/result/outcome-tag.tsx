import { Tag, type TagProps } from '@mortar/ui';
import type { PlayedQuestion } from '@mortar/protocol/quiz';
import { FormattedMessage } from 'react-intl';

const TONES: Readonly<Record<PlayedQuestion['outcome'], NonNullable<TagProps['tone']>>> = {
  right: 'glaze',
  wrong: 'danger',
  time: 'danger',
  swapped: 'neutral',
  skipped: 'neutral',
  frozen: 'info',
  left: 'neutral',
};

/** What a question came to. */
export function OutcomeTag({ outcome }: Pick<PlayedQuestion, 'outcome'>) {
  return (
    <Tag tone={TONES[outcome]}>
      <FormattedMessage id={`quiz.outcome.${outcome}`} />
    </Tag>
  );
}
