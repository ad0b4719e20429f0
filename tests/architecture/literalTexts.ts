import type { ProjectFile } from './projectFiles';
import { isPiece, nameOf, placeOf, textsOf, visitPieces, type WrittenText } from './syntaxTree';

/** Attributes and properties whose text users read or hear. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancel',
  'confirm',
  'confirmText',
  'content',
  'detail',
  'helperText',
  'label',
  'loadingPrimary',
  'loadingSecondary',
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
 * User-visible texts that are in the code instead of the catalogues: between tags, and in a component's visible
 * props. Catalogue keys don't count, nor do texts that are the same in every language.
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

/** MUI components with English defaults, and the props that replace them. */
const speaking: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['clearText'],
  Pagination: ['getItemAriaLabel'],
  Rating: ['getLabelText'],
  TablePagination: ['getItemAriaLabel', 'labelDisplayedRows', 'labelRowsPerPage'],
};

/** MUI components that would show English text in every language. */
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
