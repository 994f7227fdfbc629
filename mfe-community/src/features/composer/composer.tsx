import { COMMENT_CHARACTERS, facetsOf, POST_CHARACTERS, POST_PICTURES } from '@mortar/protocol/community';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, VisuallyHidden } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $drafts, draftChanged, draftOpened, namedIn, nameOf, sharedPlace, type Draft, type Place } from '#entities/draft';
import { AudienceMenu } from './audience-menu.tsx';
import { CardPreview } from './card-preview.tsx';
import { Editor } from './editor.tsx';
import { $publishing, $sending, pictureSent, publishFx, type Published } from './model.ts';
import { PictureButton } from './picture-button.tsx';
import { PictureList } from './picture-list.tsx';
import { PollFields } from './poll-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { SaveState } from './save-state.tsx';
import { usePictures } from './use-pictures.ts';
import { MomentButton } from './moment-button.tsx';
import { VideoChoice } from './video-choice.tsx';
import { VideoMenu } from './video-menu.tsx';
import { WhenMenu } from './when-menu.tsx';
import styles from './composer.module.css';

interface Props {
  place: Place;
  /** What it begins with where nothing was written. */
  first?: Partial<Draft>;
  /** What it shall be, whatever was written. */
  shall?: Partial<Draft> | undefined;
  /** What is asked in the empty field. */
  placeholder: string;
  label: string;
  onDone?: (published: Published) => void;
  /** Takes the focus when it is there. */
  isFocused?: boolean;
}

/** Left characters are told from here on. */
const NEAR = 200;

/** Where posts, answers, quotes and changes are written. What is written stays until the server has it. */
export function Composer({ place, first, shall, placeholder, label, onDone, isFocused }: Props) {
  const { formatMessage } = useIntl();
  const name = nameOf(place);
  const { open, change, send, publish } = useUnit({ open: draftOpened, change: draftChanged, send: pictureSent, publish: publishFx });
  const draft = useStoreMap({ store: $drafts, keys: [name], fn: (drafts, [key]) => drafts[key] ?? null });
  const sending = useUnit($sending);
  const isBusy = useStoreMap({ store: $publishing, keys: [name], fn: (all, [key]) => all.has(key) });
  const { act, failure, forgive } = useAction(publish);
  const [isShown, setShown] = useState(false);
  const pictures = usePictures(place, draft, isBusy);

  const begin = useEffectEvent((of: string) => void open({ place: of, ...(first && { first }) }));
  useEffect(() => begin(name), [name]);
  // Files that an earlier document could not send are sent now.
  const resume = useEffectEvent(() => {
    for (const picture of draft?.pictures ?? []) if (picture.file && !sending[picture.key]) send({ place: name, picture });
    if (shall) change({ place: name, change: (now) => ({ ...now, ...shall }) });
  });
  const isThere = draft !== null;
  useEffect(() => {
    if (isThere) resume();
  }, [isThere]);

  const text = draft?.text ?? '';
  const named = draft?.named;
  const facets = useMemo(() => facetsOf(text, namedIn(text, named ?? [])), [text, named]);
  if (!draft) return <div className={styles.composer} aria-busy="true" />;

  const set = (patch: Partial<Draft>) => {
    if (isBusy) return;
    forgive();
    change({ place: name, change: (now) => ({ ...now, ...patch }) });
  };
  const isReply = place.kind === 'reply';
  const isPost = !isReply && place.kind !== 'edit';
  const left = (isReply ? COMMENT_CHARACTERS : POST_CHARACTERS) - text.normalize('NFC').trim().length;
  const isUploading = draft.pictures.some(({ asset }) => asset === null);
  const polled = draft.poll?.filter((option) => option.trim() !== '').length;
  const isSaid = text.trim() !== '' || draft.pictures.length > 0 || draft.video !== null || draft.quote !== null;
  const canSend = isSaid && left >= 0 && !isUploading && (polled === undefined || polled >= 2);
  const submit = () => {
    if (canSend && !isBusy) act({ place, draft }, onDone);
  };

  return (
    <div
      className={styles.composer}
      onPaste={(event) => pictures.take(event, event.clipboardData.files)}
      onDragOver={(event) => pictures.isTaking && event.preventDefault()}
      onDrop={(event) => pictures.take(event, event.dataTransfer.files)}
    >
      {isShown ? (
        <PostPreview draft={draft} facets={facets} />
      ) : (
        <Editor
          draft={draft}
          facets={facets}
          label={label}
          placeholder={placeholder}
          isFocused={isFocused ?? false}
          isFixed={isBusy}
          onChange={set}
          onSubmit={submit}
        />
      )}
      <VisuallyHidden role="status">{isBusy && <FormattedMessage id="community.compose.busy" />}</VisuallyHidden>
      <fieldset disabled={isBusy} className={styles.parts}>
        {!isShown && (
          <>
            <PictureList pictures={draft.pictures} place={name} onChange={(chosen) => set({ pictures: chosen })} />
            {draft.video && <VideoChoice video={draft.video} onRemove={() => set({ video: null })} />}
            {draft.poll && <PollFields options={draft.poll} onChange={(poll) => set({ poll })} />}
            {isPost && draft.pictures.length === 0 && !draft.video && (
              <CardPreview facets={facets} hidden={draft.hiddenLink} onHide={(hiddenLink) => set({ hiddenLink })} />
            )}
          </>
        )}
        {pictures.refused && (
          <p role="alert" className={styles.refused}>
            <FormattedMessage id={`community.compose.refused.${pictures.refused}`} values={{ most: POST_PICTURES }} />
          </p>
        )}
        {failure && <FailureText failure={failure} />}
        {sharedPlace(name) && <SaveState place={place} draft={draft} />}
      </fieldset>
      <div className={styles.tools}>
        <fieldset disabled={isBusy} className={styles.parts}>
          {pictures.isTaking && <PictureButton onFiles={pictures.add} />}
          {isPost && <VideoMenu value={draft.video} onChange={(video) => set({ video })} />}
          {isReply && <MomentButton postid={place.postid} value={draft.moment} onChange={(moment) => set({ moment })} />}
          {isPost && draft.quote === null && (
            <Button variant="quiet" aria-pressed={draft.poll !== null} onClick={() => set({ poll: draft.poll ? null : ['', ''] })}>
              <FormattedMessage id="community.compose.poll" />
            </Button>
          )}
          {isPost && <AudienceMenu value={draft} onChange={set} />}
          {isPost && <WhenMenu value={draft.when} onChange={(when) => set({ when })} />}
          {isPost && (
            <Button variant="quiet" icon="eye" aria-pressed={isShown} disabled={!isSaid} onClick={() => setShown(!isShown)}>
              <FormattedMessage id="community.compose.preview" />
            </Button>
          )}
        </fieldset>
        <div className={styles.foot}>
          <span className={styles.left} data-over={left < 0 || undefined} role={left < NEAR ? 'status' : undefined}>
            {left < NEAR && <FormattedMessage id="community.compose.left" values={{ left }} />}
          </span>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!canSend}
            title={formatMessage({ id: 'community.compose.keys' })}
            onClick={submit}
          >
            <FormattedMessage
              id={isUploading ? 'community.compose.uploading' : `community.compose.send.${draft.when && isPost ? 'later' : deedOf(place)}`}
            />
          </Button>
        </div>
      </div>
    </div>
  );
}

const deedOf = ({ kind }: Place) => (kind === 'edit' || kind === 'reply' ? kind : 'new');
