/** Scripts that npm runs without `run`. */
const OWN_COMMANDS = new Set(['start', 'test']);

/** Names of the scripts that a text tells the reader to run: `npm start`, `npm test`, `npm run <name>`. */
export function commandsIn(text: string): string[] {
  const found = [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]
    .filter(([, run, name]) => run !== undefined || OWN_COMMANDS.has(name ?? ''))
    .map(([, , name]) => name ?? '');
  return [...new Set(found)];
}

/** Names of the settings in a Markdown text: table rows whose first cell begins with one, as | `PORT` | ... |. */
export function settingsInTable(text: string): string[] {
  return [...text.matchAll(/^\|\s*`([A-Z][A-Z0-9_]*)`\s*\|/gm)].map(([, name]) => name ?? '').sort();
}

/** Names of the settings in an environment file; one that is commented out counts. */
export function settingsInEnvFile(text: string): string[] {
  return [...text.matchAll(/^(?:#\s*)?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '').sort();
}

/** Files of the project that the npm scripts run and that are not there. */
export function missingTargets(scripts: Record<string, string>, exists: (path: string) => boolean): string[] {
  return Object.entries(scripts).flatMap(([name, command]) =>
    command
      .split(/\s+/)
      .filter((word) => /^[\w./-]+\.(ts|mjs|js)$/.test(word) && !exists(word))
      .map((path) => `${name}: ${path}`),
  );
}
