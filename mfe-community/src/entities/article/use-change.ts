import { createRequest } from '@mortar/client';
import { changeNews } from '@mortar/protocol/news';
import { toastFailures } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import { writePath } from './article.ts';

const changeFx = createRequest(changeNews);
toastFailures(changeFx.failData);

/** Goes on to change an article that is published, where it is written. */
export function useChange() {
  const navigate = useNavigate();
  const { change, isBusy } = useUnit({ change: changeFx, isBusy: changeFx.pending });
  const begin = (newsid: string) =>
    void change({ newsid }).then(
      ({ draftid }) => navigate(writePath(draftid)),
      () => undefined,
    );
  return { begin, isBusy };
}
