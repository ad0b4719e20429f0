import { agreement } from './rules/agreement';
import { english } from './rules/english';
import { register } from './rules/register';
import { settings } from './rules/settings';
import { typography } from './rules/typography';
import type { WordRule } from './rules/wordRule';

/** The rules of all languages. Words by term are in the column Not of `docs/languages/<code>.md`. */
export const wordRules: readonly WordRule[] = [...english, ...settings, ...register, ...typography, ...agreement];
