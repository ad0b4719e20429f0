import { existsSync, readFileSync } from 'node:fs';
import type { WordRule } from './rules/wordRule';

/** The cells of a table's row; a cell writes `|` as `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRow = (line: string): boolean => line.startsWith('|') && !/^\|[-| :]*$/.test(line);

/** The rule of a row: a cell like "`[Ss]hops?\|stores`, except `shell.title`". */
function ruleOf(code: string, [term = '', word = '', , not = '']: string[]): WordRule | null {
  if (not === '') return null;
  const [, source, exceptions] = not.match(/^`([^`]+)`(?:,? except (.+))?$/) ?? [];
  if (!source) throw new Error(`docs/languages/${code}.md: write Not of "${term}" as one expression in backticks.`);
  const keys = [...(exceptions ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
  return {
    languages: [code],
    pattern: new RegExp(`(?<!\\p{L})(?:${source.replaceAll('\\|', '|')})(?!\\p{L})`, 'u'),
    instead: `${word} (${term})`,
    wrong: '',
    except: Object.fromEntries(keys.map((key) => [key, 'Listed in the glossary.'])),
  };
}

/**
 * The rules in the column Not of a language's glossary, as the text of `docs/languages/<code>.md`.
 *
 * @throws if the table of words has no such column, or a cell isn't an expression
 */
export function rulesInGlossary(code: string, glossary: string): WordRule[] {
  const rows = glossary.split('\n').filter(isRow).map(cellsOf);
  const start = rows.findIndex((cells) => cells.length === 4 && cells[3] === 'Not');
  if (start < 0) throw new Error(`docs/languages/${code}.md: the table of words needs a fourth column, Not.`);
  return rows.slice(start + 1).flatMap((cells) => ruleOf(code, cells) ?? []);
}

/** The rules in the glossary of a language other than English. */
export function glossaryRules(code: string): WordRule[] {
  const path = `docs/languages/${code}.md`;
  return rulesInGlossary(code, existsSync(path) ? readFileSync(path, 'utf8') : '');
}
