/** Search text as part of a `like` pattern, with the pattern's special characters escaped. */
export const likeEscaped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** A pattern for texts that contain the search text. */
export const containing = (typed: string): string => `%${likeEscaped(typed)}%`;

/** Search text that can be a part of a phone number as people write it. */
export const phonePattern = /^[\d\s()+/.-]+$/;
