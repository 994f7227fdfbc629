import { Button, type ButtonProps } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import form from './form.module.css';

interface Props {
  /** Ids of the texts on both buttons. */
  submit: string;
  cancel: string;
  /** Look of the button that sends. */
  button?: Pick<ButtonProps, 'variant' | 'icon' | 'disabled'> | undefined;
  isBusy?: boolean;
  onCancel: () => void;
}

/** Foot of a form within a page: the button that sends it, and the way back. */
export function FormWays({ submit, cancel, button, isBusy = false, onCancel }: Props) {
  return (
    <div className={form.ways}>
      <Button type="submit" {...button} loading={isBusy}>
        <FormattedMessage id={submit} />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id={cancel} />
      </Button>
    </div>
  );
}
