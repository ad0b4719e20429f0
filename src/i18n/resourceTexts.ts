/** The texts that every plain resource has. Its choices and help texts are its own. */
export interface ResourceTexts {
  /** In the menu, and above its list. */
  title: string;
  /** The button that adds a record, and the title of its form. */
  new: string;
  /** The label of the search field, if the list has one. */
  search?: string;
  /** A record in a sentence of the history: `the notice %{name}`. */
  record: string;
  section: Readonly<Record<string, string>>;
  field: Readonly<Record<string, string>>;
  help?: Readonly<Record<string, string>>;
  choice?: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  empty: { title: string; detail: string };
}

/**
 * Returns the texts of plain resources by the resource's name: each has its own file in a language's `resources`
 * folder. Texts of settings sections are in the `settings` folder in the same way.
 *
 * @param files the result of `import.meta.glob` for the folder
 */
export const resourceTexts = (files: Readonly<Record<string, object>>): object =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')), texts]),
  );
