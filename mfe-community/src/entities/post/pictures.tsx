import { dialogOpened } from '@mortar/host';
import { imagePreview } from '@mortar/host/popups';
import type { PostPicture } from '@mortar/protocol/community';
import { LazyImage } from '@mortar/ui/media';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import styles from './pictures.module.css';

/** As many stand in the grid; the last one says how many follow. */
const SHOWN = 4;
/** A single picture keeps its form within these, width by height. */
const [NARROWEST, WIDEST] = [3 / 4, 16 / 9];

/** Pictures of a post, in a room that is theirs before they come; a press shows them whole. */
export function Pictures({ pictures }: { pictures: readonly PostPicture[] }) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  if (pictures.length === 0) return null;
  const images = pictures.map(({ url, alt }) => ({ src: url, alt }));
  const [first] = pictures;
  const ratio = pictures.length === 1 ? Math.min(WIDEST, Math.max(NARROWEST, first!.width / first!.height)) : WIDEST;
  const more = pictures.length - SHOWN;
  return (
    <div className={styles.grid} data-count={Math.min(pictures.length, SHOWN)} style={{ aspectRatio: ratio }}>
      {pictures.slice(0, SHOWN).map(({ assetid, url, alt, width, height }, index) => {
        const of = { number: index + 1, total: pictures.length };
        return (
          <button
            key={assetid}
            type="button"
            className={styles.picture}
            aria-label={
              alt ? formatMessage({ id: 'community.picture.of' }, { ...of, alt }) : formatMessage({ id: 'community.picture' }, of)
            }
            onClick={() => open(imagePreview(images, index))}
          >
            <LazyImage src={url} alt="" width={width} height={height} className={styles.image} />
            {more > 0 && index === SHOWN - 1 && <span className={styles.more}>+{more}</span>}
          </button>
        );
      })}
    </div>
  );
}
