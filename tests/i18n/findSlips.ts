import type { WordRule } from './rules/wordRule';

const slip = (key: string, text: string, { pattern, instead }: WordRule): string => {
  const found = text.match(pattern)?.[0];
  return `${key}: "${text}". Instead${found ? ` of "${found}"` : ''}: ${instead}`;
};

/** The texts that break a rule, each with its key and what to write instead. */
export const findSlips = (code: string, texts: ReadonlyMap<string, string>, rules: readonly WordRule[]): string[] =>
  rules
    .filter(({ languages }) => languages.includes(code))
    .flatMap((rule) => {
      const { pattern, in: keys, except = {} } = rule;
      return [...texts]
        .filter(([key, text]) => (!keys || keys.test(key)) && pattern.test(text) && !(key in except))
        .map(([key, text]) => slip(key, text, rule));
    });

/** Exceptions that a rule no longer needs, because the text is gone or was changed. */
export const findIdleExceptions = (
  code: string,
  texts: ReadonlyMap<string, string>,
  rules: readonly WordRule[],
): string[] =>
  rules
    .filter(({ languages }) => languages.includes(code))
    .flatMap(({ pattern, except = {} }) => Object.keys(except).filter((key) => !pattern.test(texts.get(key) ?? '')));
