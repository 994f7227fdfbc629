import { VIDEO_CHARACTERS, type Video } from '@mortar/protocol/video';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  const units = useUnit({ edit: editFx, cover: coverFx });
  const [edit, cover] = [useAction(units.edit), useAction(units.cover)];
  const { videoid } = video;
  const [words, setWords] = useState({ title: video.title, description: video.description, audience: video.audience });
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
        <TextField
          label={formatMessage({ id: 'community.video.field.title' })}
          value={words.title}
          maxLength={VIDEO_CHARACTERS.title}
          onValueChange={(title) => setWords({ ...words, title })}
          {...(!isTitled && { error: formatMessage({ id: 'community.video.field.title.missing' }) })}
        />
        <TextArea
          label={formatMessage({ id: 'community.video.field.description' })}
          helper={formatMessage({ id: 'community.video.field.description.helper' })}
          value={words.description}
          limit={VIDEO_CHARACTERS.description}
          onValueChange={(description) => setWords({ ...words, description })}
        />
        <Select
          label={formatMessage({ id: 'community.video.field.audience' })}
          placeholder=""
          value={words.audience}
          choices={(['public', 'self'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `community.video.audience.${value}` }),
          }))}
          onValueChange={(audience) => setWords({ ...words, audience })}
        />
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
