/** A delivery person's whole name. */
export const personName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** Two letters that stand for a person where there is no room for the name. */
export const initialsOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].map((name) => [...name.trim()][0] ?? '').join('');
