import { Count } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import { useReaction } from '#entities/post';
import styles from './keep-button.module.css';

/** Keeps a piece of news for later, or no longer, and tells how many people do. */
export function KeepButton({ newsid, isKept, count }: { newsid: string; isKept: boolean; count: number }) {
  const reaction = useReaction({ type: 'news', id: newsid, what: 'favorite' }, { isOn: isKept, count });
  return (
    <button type="button" className={styles.button} aria-pressed={reaction.isOn} onClick={reaction.press}>
      <Glyph name="save" isFilled={reaction.isOn} />
      <FormattedMessage id={reaction.isOn ? 'community.news.kept' : 'community.news.keep'} />
      {reaction.count > 0 && (
        <span className={styles.count}>
          <Count value={reaction.count} />
        </span>
      )}
    </button>
  );
}
