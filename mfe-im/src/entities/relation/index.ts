export { LookAlikeWarning } from './look-alike-warning.tsx';
export { blockFx, keepRelation, keepRelations, openConversationFx, relationChanged, requestContactFx } from './model.ts';
export { PeopleList } from './people-list.tsx';
export { PersonMenu } from './person-menu.tsx';
export { ContactButton, FollowButton, WriteButton } from './relation-buttons.tsx';
export { useOpenPerson } from './use-open-person.ts';
