import { fieldMessage, type RequestFailure } from '@mortar/client';
import { PROFILE_LIMITS, type UserProfile } from '@mortar/protocol/identity';
import { countGraphemes } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $draft, type TextField, textTyped } from './model.ts';

/** Id of what is wrong with a field before it is sent; the server judges the form of links. */
function textProblem(field: TextField, text: string): string | undefined {
  const length = countGraphemes(text.trim());
  if (field === 'username')
    return length < PROFILE_LIMITS.usernameLeast || length > PROFILE_LIMITS.username ? 'settings.profile.name-length' : undefined;
  if (field === 'personalprofile') return length > PROFILE_LIMITS.personalprofile ? 'settings.profile.about-length' : undefined;
  return length > PROFILE_LIMITS.link ? 'settings.profile.link-length' : undefined;
}

/** Links of a profile, in the order of the form. */
export const LINKS = ['instagramurl', 'websiteurl', 'twitterurl'] as const satisfies readonly TextField[];
const FIELDS: readonly TextField[] = ['username', 'personalprofile', ...LINKS];

interface Sending {
  /** The form was sent: what is wrong is said. */
  isTried: boolean;
  failure: RequestFailure | null;
  forgive: () => void;
}

/** The typed fields of a profile: what each shows and why it is wrong, and the first one that is. */
export function useTextFields(profile: UserProfile, { isTried, failure, forgive }: Sending) {
  const { formatMessage } = useIntl();
  const { draft, type } = useUnit({ draft: $draft, type: textTyped });
  const textOf = (field: TextField) => draft[field] ?? profile[field];
  const problemOf = (field: TextField) => textProblem(field, textOf(field));
  const errorOf = (field: TextField) => {
    const problem = isTried ? problemOf(field) : undefined;
    return problem ? formatMessage({ id: problem }, PROFILE_LIMITS) : failure ? fieldMessage(failure, field) : undefined;
  };
  const bind = (field: TextField) => ({
    name: field,
    label: formatMessage({ id: `settings.profile.${field}` }),
    value: textOf(field),
    error: errorOf(field),
    onValueChange: (text: string) => {
      type({ field, text });
      if (failure) forgive();
    },
  });
  return { bind, wrong: () => FIELDS.find(problemOf) };
}
