import { $session } from '@mortar/host';
import type { Asset } from '@mortar/protocol/uploads';
import { FailureText, PageFrame, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { VideoFields } from '#entities/video-words';
import { $words, saveVideoFx, wordsTyped } from './model.ts';
import { CommunityNav } from '../../lib/community-nav.tsx';
import styles from './page.module.css';
import { Unsent } from './unsent.tsx';
import { VideoFile } from './video-file.tsx';

/** `/video/upload`: a file is sent while its title and its words are written. */
export function Page() {
  const navigate = useNavigate();
  const { words, type, save, session } = useUnit({ words: $words, type: wordsTyped, save: saveVideoFx, session: $session });
  const publish = useAction(save);
  const [asset, setAsset] = useState<Asset | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const hasTitle = words.title.trim() !== '';

  const send = ({ assetid }: Asset) => publish.act({ assetid, ...words }, ({ videoid }) => void navigate(`/video/${videoid}`));
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
          <VideoFields words={words} isTitleMissing={isTitleMissing && !hasTitle} onChange={type} />
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
