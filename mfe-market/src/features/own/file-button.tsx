import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';

/** Saves all of a list as a file. @param save reads the list to its end, and saves it */
export function FileButton<Asked>({ save, of }: { save: (asked: Asked) => Promise<void>; of: Asked }) {
  const { act, isBusy, failure } = useAction(save);
  return (
    <>
      <Button variant="quiet" icon="download" loading={isBusy} onClick={() => act(of)}>
        <FormattedMessage id="market.own.file" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </>
  );
}
