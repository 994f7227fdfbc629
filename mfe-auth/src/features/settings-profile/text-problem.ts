import { PROFILE_LIMITS } from '@mortar/protocol';
import { countGraphemes } from '@mortar/ui/fields';
import type { TextField } from './model.ts';

/** Id of what is wrong with a field before it is sent; the server judges the form of links. */
export function textProblem(field: TextField, text: string): string | undefined {
  const length = countGraphemes(text.trim());
  if (field === 'username')
    return length < PROFILE_LIMITS.usernameLeast || length > PROFILE_LIMITS.username ? 'settings.profile.name-length' : undefined;
  if (field === 'personalprofile') return length > PROFILE_LIMITS.personalprofile ? 'settings.profile.about-length' : undefined;
  return length > PROFILE_LIMITS.link ? 'settings.profile.link-length' : undefined;
}
