import type { Video } from '@mortar/protocol/video';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VideoFields, type VideoWords } from '#entities/video-words';
import { Captions } from './captions.tsx';
import { Chapters } from './chapters.tsx';
import styles from './edit-video.module.css';
import { coverFx, editFx } from './model.ts';

interface Props {
  video: Video;
  /** Where the player is, in seconds. */
  now: () => number;
  onChanged: (video: Video) => void;
}

/** What its author changes of a video: words, who sees it, cover, chapters, captions. */
export function EditVideo({ video, now, onChanged }: Props) {
  const units = useUnit({ edit: editFx, cover: coverFx });
  const [edit, cover] = [useAction(units.edit), useAction(units.cover)];
  const { videoid } = video;
  const [words, setWords] = useState<VideoWords>({ title: video.title, description: video.description, audience: video.audience });
  const isTitled = words.title.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTitled) edit.act({ videoid, ...words }, onChanged);
  };
  return (
    <details className={styles.edit}>
      <summary className={styles.summary}>
        <FormattedMessage id="community.video.edit" />
      </summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <VideoFields words={words} isTitleMissing={!isTitled} onChange={(change) => setWords({ ...words, ...change })} />
        {edit.failure && <FailureText failure={edit.failure} />}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" loading={edit.isBusy}>
            <FormattedMessage id="community.video.save" />
          </Button>
          <Button
            loading={cover.isBusy}
            disabled={video.playurl === ''}
            onClick={() => cover.act({ videoid, at: Math.floor(now() * 1000) }, onChanged)}
          >
            <FormattedMessage id="community.video.cover" />
          </Button>
        </div>
        {cover.failure && <FailureText failure={cover.failure} />}
      </form>
      <Chapters video={video} now={now} onChanged={onChanged} />
      <Captions video={video} onChanged={onChanged} />
    </details>
  );
}
