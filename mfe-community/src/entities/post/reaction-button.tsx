import { Count } from '@mortar/remote-kit';
import { useIntl } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import { useReaction, type Reaction } from './reactions.ts';
import styles from './actions.module.css';

interface Props {
  of: Reaction;
  isOn: boolean;
  count: number;
  /** Its sign; what it is called is in the catalogue under it. */
  sign: 'like' | 'save';
  /** Kept posts are counted for their author alone. */
  isCounted?: boolean;
}

/** A press that sets a state, and how many people did so. */
function ReactionButton({ of, isOn: wasOn, count: known, sign, isCounted = true }: Props) {
  const { formatMessage } = useIntl();
  const { isOn, count, press } = useReaction(of, { isOn: wasOn, count: known });
  return (
    <button
      type="button"
      className={styles.act}
      data-what={sign}
      data-act={sign}
      aria-pressed={isOn}
      aria-label={formatMessage({ id: `community.${sign}` }, { count })}
      title={formatMessage({ id: `community.${sign}.title` })}
      onClick={press}
    >
      <Glyph name={sign} isFilled={isOn} />
      {isCounted && count > 0 && (
        <span className={styles.count}>
          <Count value={count} />
        </span>
      )}
    </button>
  );
}

interface Known {
  id: string;
  isOn: boolean;
  count: number;
}

export const LikeButton = ({ type, id, ...known }: Known & { type: 'post' | 'comment' }) => (
  <ReactionButton of={{ type, id, what: 'like' }} sign="like" {...known} />
);
export const SaveButton = ({ id, ...known }: Known) => (
  <ReactionButton of={{ type: 'post', id, what: 'favorite' }} sign="save" isCounted={false} {...known} />
);
