type Texts = Readonly<Record<string, string>>;

/** What a section of the settings says on its page; its title is `shell.settings.<name>`. */
export interface SettingsTexts {
  /** One sentence: when a change takes effect. */
  effect: string;
  /** Titles of the form's groups. */
  section?: Texts;
  field?: Texts;
  help?: Texts;
  choice?: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  /** Whatever else its own component says. */
  [own: string]: unknown;
}
