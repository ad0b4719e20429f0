/** Scripts that npm runs without `run`. */
const OWN_COMMANDS = new Set(['start', 'test']);

/** Names of the scripts that a text tells readers to run: `npm start`, `npm test`, `npm run <name>`. */
export function commandsIn(text: string): string[] {
  const found = [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]
    .filter(([, run, name]) => run !== undefined || OWN_COMMANDS.has(name ?? ''))
    .map(([, , name]) => name ?? '');
  return [...new Set(found)];
}

/** Names of the settings in a Markdown text: table rows whose first cell starts with one, as | `PORT` | ... |. */
export function settingsInTable(text: string): string[] {
  return [...text.matchAll(/^\|\s*`([A-Z][A-Z0-9_]*)`\s*\|/gm)].map(([, name]) => name ?? '').sort();
}

/** Names of the settings in an environment file, including commented-out ones. */
export function settingsInEnvFile(text: string): string[] {
  return [...text.matchAll(/^(?:#\s*)?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '').sort();
}

/** Files that the npm scripts run but that don't exist. */
export function missingTargets(scripts: Record<string, string>, exists: (path: string) => boolean): string[] {
  return Object.entries(scripts).flatMap(([name, command]) =>
    command
      .split(/\s+/)
      .filter((word) => /^[\w./-]+\.(ts|mjs|js)$/.test(word) && !exists(word))
      .map((path) => `${name}: ${path}`),
  );
}
