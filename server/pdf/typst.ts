import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Printout } from './printout';

// Loaded here and not imported: a missing build for this platform is an error that can be reported.
const require = createRequire(import.meta.url);
type Library = typeof import('@myriaddreamin/typst-ts-node-compiler');

const templates = join(dirname(fileURLToPath(import.meta.url)), 'templates');

/** Regular and bold of the app's font, and of the one for Arabic letters. */
export const fontFiles = () => ({
  rubik: [
    require.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
    require.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
  ],
  amiri: [
    require.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
    require.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
  ],
});

/**
 * Loads the compiler and returns the function that makes a PDF of a printout. The template reads the printout as JSON from
 * `sys.inputs`, and can read no file outside its own folder.
 *
 * @throws if the library has no build for this platform
 */
export function openTypst(): (printout: Printout, createdAt: Date) => Buffer {
  const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as Library;
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: Object.values(fontFiles()).flat() }],
  });
  const template = readFileSync(join(templates, 'printout.typ'), 'utf8');
  return (printout, createdAt) => {
    try {
      const compiled = compiler.compile({
        mainFileContent: template,
        inputs: { printout: JSON.stringify(printout) },
      });
      const laidOut = compiled.result;
      if (!laidOut) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
      // The same document gives the same bytes, whenever it is made.
      return compiler.pdf(laidOut, { creationTimestamp: Math.floor(createdAt.getTime() / 1_000) });
    } finally {
      // What was computed for one store's document is of no use for the next one.
      compiler.evictCache(0);
    }
  };
}
