import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brick } from '../brick.tsx';
import { Label } from '../label.tsx';
import labels from '../label.module.css';
import styles from './news-brick.module.css';

interface Props {
  labelId: string;
  /** What it says where there is a figure: that figure, and whose it is. */
  news: { figure: ReactNode; text: ReactNode; to: string } | null;
  /** Without a figure: the id of a sentence, and where it leads. Nothing while the answer is on its way. */
  otherwise: { id: string; to: string } | undefined;
  metal?: 'gold';
}

/** A brick with the latest figure of the games. */
export function NewsBrick({ labelId, news, otherwise, metal }: Props) {
  return (
    <Brick look="plain" to={(news ?? otherwise)?.to ?? '/im/gamecenter'}>
      <Label id={labelId} />
      {news ? (
        <span className={styles.news}>
          <span className={styles.figure} data-metal={metal}>
            {news.figure}
          </span>
          <span className={styles.text}>{news.text}</span>
        </span>
      ) : (
        otherwise && (
          <span className={labels.name}>
            <FormattedMessage id={otherwise.id} />
          </span>
        )
      )}
    </Brick>
  );
}
