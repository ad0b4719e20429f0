/** Search text as part of a `like` pattern, with the pattern's special characters escaped. */
export const likeEscaped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** The pattern of whatever has the typed text anywhere in it. */
export const containing = (typed: string): string => `%${likeEscaped(typed)}%`;
