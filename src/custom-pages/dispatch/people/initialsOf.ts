/** Two letters that stand for a person where there is no room for the name. */
export const initialsOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].map((name) => [...name.trim()][0] ?? '').join('');
