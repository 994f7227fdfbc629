import { $session } from '@mortar/host';
import type { Asset } from '@mortar/protocol/uploads';
import { VIDEO_CHARACTERS } from '@mortar/protocol/video';
import { FailureText, PageFrame, useAction } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { $words, saveVideoFx, wordsTyped } from './model.ts';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './page.module.css';
import { Unsent } from './unsent.tsx';
import { VideoFile } from './video-file.tsx';

/** `/video/upload`: a file is sent while its title and its words are written. */
export function Page() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { words, type, save, session } = useUnit({ words: $words, type: wordsTyped, save: saveVideoFx, session: $session });
  const publish = useAction(save);
  const [asset, setAsset] = useState<Asset | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const { title, description, audience } = words;
  const hasTitle = title.trim() !== '';

  const send = ({ assetid }: Asset) =>
    publish.act({ assetid, title, description, audience }, ({ videoid }) => void navigate(`/video/${videoid}`));
  const take = (arrived: Asset | null) => {
    setAsset(arrived);
    // Pressed before the file was there: it is published now.
    if (arrived && isWanted && hasTitle) send(arrived);
    if (arrived) setWanted(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTitleMissing(!hasTitle);
    if (hasTitle && asset) send(asset);
    else setWanted(hasTitle);
  };
  return (
    <>
      <CommunityNav />
      <PageFrame
        width="text"
        title={<FormattedMessage id="community.video.upload" />}
        lede={<FormattedMessage id="community.video.upload.lede" />}
      >
        <form className={styles.form} onSubmit={submit} noValidate>
          <Unsent uid={session?.uid ?? ''} />
          <VideoFile uid={session?.uid ?? ''} onAsset={take} />
          <TextField
            label={formatMessage({ id: 'community.video.field.title' })}
            value={title}
            maxLength={VIDEO_CHARACTERS.title}
            onValueChange={(typed) => {
              setTitleMissing(false);
              type({ title: typed });
            }}
            {...(isTitleMissing && { error: formatMessage({ id: 'community.video.field.title.missing' }) })}
          />
          <TextArea
            label={formatMessage({ id: 'community.video.field.description' })}
            helper={formatMessage({ id: 'community.video.field.description.helper' })}
            value={description}
            limit={VIDEO_CHARACTERS.description}
            rows={5}
            onValueChange={(typed) => type({ description: typed })}
          />
          <Select
            label={formatMessage({ id: 'community.video.field.audience' })}
            placeholder=""
            value={audience}
            choices={(['public', 'self'] as const).map((value) => ({
              value,
              label: formatMessage({ id: `community.video.audience.${value}` }),
            }))}
            onValueChange={(chosen) => type({ audience: chosen })}
          />
          {publish.failure && <FailureText failure={publish.failure} />}
          <div className={styles.acts}>
            <Button type="submit" variant="primary" loading={publish.isBusy}>
              <FormattedMessage id="community.video.publish" />
            </Button>
            {isWanted && !asset && (
              <p role="status" className={styles.waits}>
                <FormattedMessage id="community.video.publish.waits" />
              </p>
            )}
          </div>
        </form>
      </PageFrame>
    </>
  );
}
