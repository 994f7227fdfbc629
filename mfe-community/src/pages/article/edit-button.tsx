import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useIsEditor, writePath } from '#entities/article';
import { changeFx } from './model.ts';

/** Goes on to change an article, for editors alone. */
export function EditButton({ newsid }: { newsid: string }) {
  const navigate = useNavigate();
  const { change, isBusy } = useUnit({ change: changeFx, isBusy: changeFx.pending });
  if (!useIsEditor()) return null;
  const edit = () =>
    void change({ newsid }).then(
      ({ draftid }) => navigate(writePath(draftid)),
      () => undefined,
    );
  return (
    <Button icon="pencil" loading={isBusy} onClick={edit}>
      <FormattedMessage id="community.desk.edit" />
    </Button>
  );
}
