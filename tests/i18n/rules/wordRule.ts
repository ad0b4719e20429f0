/** Words or signs that texts of some languages must not have. */
export interface WordRule {
  /** Codes of languages. */
  languages: readonly string[];
  pattern: RegExp;
  /** The right words. */
  instead: string;
  /** A text that the pattern finds. */
  wrong: string;
  /** The keys that the rule applies to; without it, all. */
  in?: RegExp;
  /** Keys of texts that are right although the pattern finds them, with the reason. */
  except?: Readonly<Record<string, string>>;
}

/** The keys of the product's own texts: `ra-language-english` has other habits. */
export const ours = /^(?!ra\.)/;

/** The keys of the sentences that say when a change of settings takes effect. */
export const effects = /^settings\.\w+\.effect$/;
