import { $clockOffset } from '@mortar/host';
import { formatRelativeTime } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { useNow } from './use-now.ts';

/** How long ago something was, by the server's clock. It ages while it is shown. */
export function Since({ at }: { at: string }) {
  const { locale } = useIntl();
  const offset = useUnit($clockOffset);
  const text = formatRelativeTime(new Date(at), { locale: locale === 'zh-HK' ? 'zh-HK' : 'en', now: useNow() + offset });
  return <time dateTime={at}>{text}</time>;
}
