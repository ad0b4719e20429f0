/** What was typed, as a part of a pattern for `like`: the pattern's own signs stand for themselves. */
export const likeEscaped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** The pattern of whatever has the typed text anywhere in it. */
export const containing = (typed: string): string => `%${likeEscaped(typed)}%`;
