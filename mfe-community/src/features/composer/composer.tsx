import { COMMENT_CHARACTERS, facetsOf, POST_CHARACTERS, POST_PICTURES } from '@mortar/protocol/community';
import { UPLOAD_LIMITS } from '@mortar/protocol/uploads';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useMemo, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $drafts, draftChanged, draftOpened, nameOf, type Draft, type Place } from '#entities/draft';
import { AudienceMenu } from './audience-menu.tsx';
import { CardPreview } from './card-preview.tsx';
import { Editor } from './editor.tsx';
import { $sending, pictureSent, publishFx } from './model.ts';
import { namedIn } from './naming.ts';
import { PictureButton } from './picture-button.tsx';
import { PictureList } from './picture-list.tsx';
import { PollFields } from './poll-fields.tsx';
import styles from './composer.module.css';

interface Props {
  place: Place;
  /** What it begins with where nothing was written. */
  first?: Partial<Draft>;
  /** What is asked in the empty field. */
  placeholder: string;
  label: string;
  onDone?: (published: Awaited<ReturnType<typeof publishFx>>) => void;
  /** Takes the focus when it is there. */
  isFocused?: boolean;
}

/** A day, as polls are open. */
const POLL_HOURS = 24;
/** Left characters are told from here on. */
const NEAR = 200;
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** Where posts, answers, quotes and changes are written. What is written stays until the server has it. */
export function Composer({ place, first, placeholder, label, onDone, isFocused }: Props) {
  const { formatMessage } = useIntl();
  const name = nameOf(place);
  const { open, change, send, publish } = useUnit({ open: draftOpened, change: draftChanged, send: pictureSent, publish: publishFx });
  const draft = useStoreMap({ store: $drafts, keys: [name], fn: (drafts, [key]) => drafts[key] ?? null });
  const sending = useUnit($sending);
  const { act, isBusy, failure, forgive } = useAction(publish);
  const [refused, setRefused] = useState<'many' | 'kind' | 'large' | null>(null);

  const begin = useEffectEvent((of: string) => void open({ place: of, ...(first && { first }) }));
  useEffect(() => begin(name), [name]);
  // Files that an earlier document could not send are sent now.
  const resend = useEffectEvent(() => {
    for (const picture of draft?.pictures ?? []) if (picture.file && !sending[picture.key]) send({ place: name, picture });
  });
  const isThere = draft !== null;
  useEffect(() => {
    if (isThere) resend();
  }, [isThere]);

  const text = draft?.text ?? '';
  const named = draft?.named;
  const facets = useMemo(() => facetsOf(text, namedIn(text, named ?? [])), [text, named]);
  if (!draft) return <div className={styles.composer} aria-busy="true" />;

  const set = (patch: Partial<Draft>) => {
    forgive();
    change({ place: name, change: (now) => ({ ...now, ...patch }) });
  };
  const isReply = place.kind === 'reply';
  const takesPictures = !isReply;
  const left = (isReply ? COMMENT_CHARACTERS : POST_CHARACTERS) - text.normalize('NFC').trim().length;
  const isUploading = draft.pictures.some(({ asset }) => asset === null);
  const polled = draft.poll?.filter((option) => option.trim() !== '').length;
  const isSaid = text.trim() !== '' || draft.pictures.length > 0 || place.kind === 'quote';
  const canSend = isSaid && left >= 0 && !isUploading && (polled === undefined || polled >= 2);

  const addFiles = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => TYPES.has(type));
    const fitting = pictures.filter(({ size }) => size <= UPLOAD_LIMITS.picture.form);
    const taken = fitting.slice(0, POST_PICTURES - draft.pictures.length);
    setRefused(
      pictures.length < files.length ? 'kind' : fitting.length < pictures.length ? 'large' : taken.length < fitting.length ? 'many' : null,
    );
    const added = taken.map((file) => ({ key: crypto.randomUUID(), file, asset: null, alt: '' }));
    if (added.length === 0) return;
    change({ place: name, change: (now) => ({ ...now, pictures: [...now.pictures, ...added] }) });
    for (const picture of added) send({ place: name, picture });
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!takesPictures || !files || files.length === 0) return;
    event.preventDefault();
    addFiles([...files]);
  };
  const submit = () => {
    if (canSend) act({ place, draft, hours: POLL_HOURS }, onDone);
  };

  return (
    <div
      className={styles.composer}
      onPaste={(event) => takeFiles(event, event.clipboardData.files)}
      onDragOver={(event) => takesPictures && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
    >
      <Editor
        draft={draft}
        facets={facets}
        label={label}
        placeholder={placeholder}
        isFocused={isFocused ?? false}
        onChange={set}
        onSubmit={submit}
      />
      <PictureList pictures={draft.pictures} place={name} onChange={(pictures) => set({ pictures })} />
      {draft.poll && <PollFields options={draft.poll} onChange={(poll) => set({ poll })} />}
      {!isReply && place.kind !== 'edit' && draft.pictures.length === 0 && (
        <CardPreview facets={facets} hidden={draft.hiddenLink} onHide={(hiddenLink) => set({ hiddenLink })} />
      )}
      {refused && (
        <p role="alert" className={styles.refused}>
          <FormattedMessage id={`community.compose.refused.${refused}`} values={{ most: POST_PICTURES }} />
        </p>
      )}
      {failure && <FailureText failure={failure} />}
      <div className={styles.tools}>
        {takesPictures && <PictureButton onFiles={addFiles} />}
        {place.kind === 'new' && (
          <Button variant="quiet" aria-pressed={draft.poll !== null} onClick={() => set({ poll: draft.poll ? null : ['', ''] })}>
            <FormattedMessage id="community.compose.poll" />
          </Button>
        )}
        {(place.kind === 'new' || place.kind === 'quote') && (
          <AudienceMenu value={draft.audience} onChange={(audience) => set({ audience })} />
        )}
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
          <FormattedMessage id={isUploading ? 'community.compose.uploading' : `community.compose.send.${place.kind}`} />
        </Button>
      </div>
    </div>
  );
}
