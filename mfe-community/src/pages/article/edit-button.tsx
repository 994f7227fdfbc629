import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { useChange, useIsEditor } from '#entities/article';

/** Goes on to change an article, for editors alone. */
export function EditButton({ newsid }: { newsid: string }) {
  const { begin, isBusy } = useChange();
  if (!useIsEditor()) return null;
  return (
    <Button icon="pencil" loading={isBusy} onClick={() => begin(newsid)}>
      <FormattedMessage id="community.desk.edit" />
    </Button>
  );
}
