import { Button, Icon, VisuallyHidden } from '@mortar/ui';
import { type ReactNode, useRef } from 'react';
import { LIST } from '../lib/list.ts';
import { GroupField } from '../toggles/group-field.tsx';
import type { Limits, Refusal } from './refusals.ts';
import styles from './upload-field.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Send } from './uploads.ts';
import { useDropZone } from './use-drop-zone.ts';
import { useUploads } from './use-uploads.ts';

/** Every word of the field. Those that take a name are names of buttons. */
export interface UploadTexts {
  /** The button that opens the list of files. */
  choose: string;
  /** Beside it: what can be dropped or pasted. */
  hint: string;
  waiting: string;
  stopped: string;
  done: string;
  sending: (name: string) => string;
  /** What went wrong and what to do. */
  failed: (cause: unknown) => string;
  refused: (name: string, why: Refusal) => string;
  abort: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

export interface UploadFieldProps<Result> extends Limits {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  texts: UploadTexts;
  /** Carries one file. */
  send: Send<Result>;
  /** What arrived, in order, whenever that changes. */
  onResults: (results: Result[]) => void;
  /** Language of the percentages. */
  locale: string;
  /** A size in bytes as the page writes it. */
  formatSize: (bytes: number) => string;
  disabled?: boolean;
  className?: string;
}

/** Files: chosen, dropped or pasted; each with its picture, its progress, a stop, a second try and a way out of the list. */
export function UploadField<Result>(props: UploadFieldProps<Result>) {
  const { label, helper, error, texts, send, onResults, locale, formatSize, disabled, className, ...limits } = props;
  const { uploads, items, refused, add, said } = useUploads(send, onResults, limits, texts);
  const zone = useDropZone(add, disabled);
  const input = useRef<HTMLInputElement>(null);
  const problem = refused.length > 0 ? refused.map(({ file, why }) => texts.refused(file.name, why)).join(' ') : null;
  return (
    <GroupField label={label} helper={helper} error={error ?? problem} className={className}>
      {(group) => (
        <div role="group" {...group} className={styles.field}>
          <div {...zone} className={styles.zone} data-disabled={disabled || undefined}>
            <Icon name="plus" className={styles.sign} />
            <Button disabled={disabled ?? false} onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <span className={styles.hint}>{texts.hint}</span>
            <input
              ref={input}
              type="file"
              hidden
              aria-hidden
              tabIndex={-1}
              data-upload
              multiple={limits.maxFiles !== 1}
              {...(limits.accept ? { accept: limits.accept } : {})}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </div>
          {items.length > 0 && (
            <ul {...LIST} className={styles.list}>
              {items.map((upload) => (
                <UploadRow key={upload.id} upload={upload} uploads={uploads} texts={texts} locale={locale} formatSize={formatSize} />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </div>
      )}
    </GroupField>
  );
}
