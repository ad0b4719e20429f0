import { parseSync } from 'oxc-parser';
import type { ProjectFile } from './projectFiles';

/** A syntax node from the parser. */
export interface Piece {
  type: string;
  start: number;
  [field: string]: unknown;
}

export const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node's direct children. */
const below = (piece: Piece): Piece[] => Object.values(piece).flat().filter(isPiece);

/** Visits every node in a file; `around` are its ancestors, nearest first. */
export function visitPieces(
  { path, text }: ProjectFile,
  visit: (piece: Piece, around: readonly Piece[]) => void,
): void {
  const go = (piece: Piece, around: readonly Piece[]): void => {
    visit(piece, around);
    for (const inner of below(piece)) go(inner, [piece, ...around]);
  };
  go(parseSync(path, text).program as unknown as Piece, []);
}

/** A node's name: of a variable, a property, an attribute. */
export const nameOf = (piece: unknown): string => {
  if (!isPiece(piece)) return '';
  if (typeof piece.name === 'string') return piece.name;
  return piece.type === 'Literal' ? String(piece.value) : '';
};

/** A text in the program; `*` replaces values inserted at run time. */
export interface WrittenText {
  text: string;
  start: number;
}

const valuesOf: Record<string, readonly string[]> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
};

/** The texts that an expression can evaluate to, through conditions but not through function calls. */
export function textsOf(value: unknown): WrittenText[] {
  if (!isPiece(value)) return [];
  const { type, start } = value;
  if (type === 'Literal') return typeof value.value === 'string' ? [{ text: value.value, start }] : [];
  if (type === 'TemplateLiteral') {
    const parts = (value.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
    return [{ text: parts.join('*'), start }];
  }
  if (type === 'BinaryExpression' && value.operator === '+') return [...textsOf(value.left), ...textsOf(value.right)];
  return (valuesOf[type] ?? []).flatMap((field) => textsOf(value[field]));
}

/** A node's position, as `path:line`. */
export const placeOf = ({ path, text }: ProjectFile, start: number): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;
