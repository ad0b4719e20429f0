import type { ProjectFile } from './projectFiles';
import { isPiece, nameOf, placeOf, textsOf, visitPieces, type WrittenText } from './syntaxTree';

/** Attributes and properties whose text a person reads or hears. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'confirmText',
  'detail',
  'helperText',
  'label',
  'noOptionsText',
  'placeholder',
  'primaryText',
  'secondaryText',
  'subtitle',
  'title',
  'tooltip',
]);

/** Texts that are the same in every language, each with the reason. */
const sameInEveryLanguage = new Map([
  ['Storedesk', 'the name of the product'],
  ['Ctrl', 'what stands on the key'],
  ['⌘', 'what stands on the key'],
  ['Esc', 'what stands on the key'],
  ['Enter', 'what stands on the key'],
]);

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll('*', ' '));

/**
 * Texts for people that stand in the program instead of in the catalogues: between tags, and in what is shown of a
 * component. A key of the catalogues is none, nor is what is the same in every language.
 */
export function findLiteralTexts(files: ProjectFile[], isKey: (text: string) => boolean): string[] {
  return files.flatMap((file) => {
    if (!/^src\/.*\.tsx?$/.test(file.path) || file.path.startsWith('src/i18n/')) return [];
    const found: WrittenText[] = [];
    visitPieces(file, (piece, [parent]) => {
      if (piece.type === 'JSXText') found.push({ text: String(piece.value).trim(), start: piece.start });
      if (piece.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parent?.type ?? ''))
        found.push(...textsOf(piece));
      if (piece.type === 'JSXAttribute' && shown.has(nameOf(piece.name))) found.push(...textsOf(piece.value));
      if (piece.type === 'Property' && parent?.type === 'ObjectExpression' && shown.has(nameOf(piece.key)))
        found.push(...textsOf(piece.value));
    });
    return found
      .filter(({ text }) => isWord(text) && !isKey(text) && !sameInEveryLanguage.has(text))
      .map(({ text, start }) => `${placeOf(file, start)}: ${text}`);
  });
}

/** Controls of MUI that speak English where they are not told otherwise, and what tells them. */
const speaking: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['clearText'],
  Pagination: ['getItemAriaLabel'],
  Rating: ['getLabelText'],
  TablePagination: ['getItemAriaLabel', 'labelDisplayedRows', 'labelRowsPerPage'],
};

/** Controls of MUI that would say something in English, whatever language the page is in. */
export function findEnglishControls(files: ProjectFile[]): string[] {
  return files.flatMap((file) => {
    if (!/^src\/.*\.tsx$/.test(file.path)) return [];
    const found: string[] = [];
    visitPieces(file, (piece) => {
      if (piece.type !== 'JSXOpeningElement') return;
      const control = nameOf(piece.name);
      if (!file.text.includes(`'@mui/material/${control}'`)) return;
      const given = (piece.attributes as unknown[]).map((one) => (isPiece(one) ? nameOf(one.name) : ''));
      const needed = control === 'Alert' && given.includes('onClose') ? ['closeText'] : (speaking[control] ?? []);
      for (const name of needed)
        if (!given.includes(name)) found.push(`${placeOf(file, piece.start)}: ${control} without ${name}`);
    });
    return found;
  });
}
