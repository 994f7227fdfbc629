import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './question-picture.module.css';

interface Props {
  picture: { src: string; alt: string } | undefined;
  lang: string;
}

/** The picture of a question in a place that never moves what stands below; where it does not come, its words stand there. */
export function QuestionPicture({ picture, lang }: Props) {
  const [isLost, setLost] = useState(false);
  if (!picture) return null;
  return (
    <figure className={styles.picture}>
      {isLost ? (
        <figcaption className={styles.lost}>
          <FormattedMessage id="quiz.picture.lost" />
          <span lang={lang}>{picture.alt}</span>
        </figcaption>
      ) : (
        <img src={picture.src} alt={picture.alt} lang={lang} className={styles.image} onError={() => setLost(true)} />
      )}
    </figure>
  );
}
