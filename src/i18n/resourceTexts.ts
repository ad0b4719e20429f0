/** The texts of every plain resource, with its own choices and help. */
export interface ResourceTexts {
  /** In the menu, and over its list. */
  title: string;
  /** The button that makes one, and the title of its form. */
  new: string;
  /** The search field's label, where the list has one. */
  search?: string;
  /** One of them in a sentence of the history: `the notice %{name}`. */
  record: string;
  section: Readonly<Record<string, string>>;
  field: Readonly<Record<string, string>>;
  help?: Readonly<Record<string, string>>;
  choice?: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  empty: { title: string; detail: string };
}

/**
 * The texts of plain resources by the resources' names: each has a file of its own in a language's folder `resources`.
 * Likewise those of the settings' sections, in the folder `settings`.
 *
 * @param files what `import.meta.glob` found there
 */
export const resourceTexts = (files: Readonly<Record<string, object>>): object =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')), texts]),
  );
