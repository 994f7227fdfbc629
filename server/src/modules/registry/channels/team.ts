/** Roles of those who ship remotes. */
const TEAM = ['developer', 'operator'] as const;

/** Whether somebody with these roles may see and change what the registry holds. */
export const isOfTeam = (roles: ReadonlySet<string> | null | undefined): boolean => TEAM.some((role) => roles?.has(role));
