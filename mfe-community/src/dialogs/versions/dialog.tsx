import type { DialogModule } from '@mortar/host';
import { Loaded, useDialog } from '@mortar/remote-kit';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useGate } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { PostText } from '#entities/post';
import styles from './dialog.module.css';
import { Looking, versions } from './model.ts';

/** Every version of a post, the newest first. */
export const Dialog: DialogModule<'community.versions'>['Dialog'] = ({ close, props: { postid } }) => {
  const { frame } = useDialog(close);
  useGate(Looking, { postid });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="community.versions.title" />}
      description={<FormattedMessage id="community.versions.lede" />}
    >
      <Loaded of={versions}>
        {({ list }) => (
          <ol className={styles.list}>
            {list.map(({ rev, text, facets, at, media }) => (
              <li key={rev} className={styles.version}>
                <p className={styles.at}>
                  <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
                  {media.length > 0 && (
                    <>
                      {' · '}
                      <FormattedMessage id="community.versions.pictures" values={{ count: media.length }} />
                    </>
                  )}
                </p>
                <PostText text={text} facets={facets} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Frame>
  );
};
