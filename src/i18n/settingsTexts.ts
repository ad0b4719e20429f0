type Texts = Readonly<Record<string, string>>;

/** The texts on the page of a settings section; its title is `shell.settings.<name>`. */
export interface SettingsTexts {
  /** One sentence: when a change takes effect. */
  effect: string;
  /** Titles of the form's groups. */
  section?: Texts;
  field?: Texts;
  help?: Texts;
  choice?: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  /** Other texts of the section's own component. */
  [own: string]: unknown;
}
