import { runnerImport } from 'vite';
import { type TextPart, textParts } from '../../src/i18n/texts';

/** A group of texts by key. */
export type Tree = { [key: string]: Tree | string };

/** The texts of a part. Vite reads them, since some files are collected by `import.meta.glob`. */
const englishOfPart = async (part: TextPart): Promise<Tree> =>
  (await runnerImport<{ texts: Tree }>(`./src/i18n/en/${part}.ts`, { configFile: false, logLevel: 'error' })).module
    .texts;

/** All English texts, part by part. */
export const englishTexts = (): Promise<(readonly [TextPart, Tree])[]> =>
  Promise.all(textParts.map(async (part) => [part, await englishOfPart(part)] as const));
