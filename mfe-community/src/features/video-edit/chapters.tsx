import { CHAPTERS, type Video } from '@mortar/protocol/video';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, IconButton, TextField } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock } from '../../lib/clock.ts';
import styles from './edit-video.module.css';
import { chaptersFx } from './model.ts';

interface Props {
  video: Video;
  now: () => number;
  onChanged: (video: Video) => void;
}

/** Chapters by hand: each begins where the player is when it is added. */
export function Chapters({ video: { videoid, chapters }, now, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(chaptersFx));
  const [title, setTitle] = useState('');
  const save = (next: Video['chapters'], onSaved?: () => void) =>
    act({ videoid, chapters: next }, (video) => {
      onSaved?.();
      onChanged(video);
    });
  const add = () => {
    const at = Math.floor(now()) * 1000;
    save([...chapters.filter((chapter) => chapter.at !== at), { at, title }], () => setTitle(''));
  };
  return (
    <section className={styles.part} aria-labelledby="edit-chapters">
      <h3 id="edit-chapters" className={styles.heading}>
        <FormattedMessage id="community.video.chapters" />
      </h3>
      <ul className={styles.list}>
        {chapters.map((chapter) => (
          <li key={chapter.at} className={styles.row}>
            <span>
              {formatClock(chapter.at / 1000)} {chapter.title}
            </span>
            <IconButton
              icon="trash"
              disabled={isBusy}
              label={formatMessage({ id: 'community.video.remove' }, { name: chapter.title })}
              onClick={() => save(chapters.filter((one) => one !== chapter))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <TextField
          label={formatMessage({ id: 'community.video.chapter.title' })}
          helper={formatMessage({ id: 'community.video.chapter.helper' })}
          value={title}
          maxLength={CHAPTERS.characters}
          onValueChange={setTitle}
        />
        <Button loading={isBusy} disabled={title.trim() === ''} onClick={add}>
          <FormattedMessage id="community.video.chapter.add" />
        </Button>
      </div>
      {failure && <FailureText failure={failure} />}
    </section>
  );
}
