import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:8080';

/** Paths that belong to the API: the development server passes them on. */
const apiPaths = ['/v3', '/dashboard', '/auth', '/calendar', '/images', '/healthz', '/readyz'];

const natives = new Map([
  // What node-polyglot asks a dozen packages for, and every browser has had for years.
  ['object.entries', 'Object.entries'],
  ['hasown', 'Object.hasOwn'],
  // react-admin's CSV export, which no list of ours uses: each has one of its own.
  ['jsonexport/dist/index.js', 'undefined'],
  // What makes English out of names that have no text; tests/app/resources finds a text for each.
  ['inflection', '{ humanize: String, inflect: String, pluralize: String, transform: String }'],
]);
const mark = '\0native:';

const nativeInPlace: Plugin = {
  name: 'native-in-place',
  enforce: 'pre',
  resolveId: (id) => (natives.has(id) ? mark + id : null),
  load: (id) => (id.startsWith(mark) ? `module.exports = ${natives.get(id.slice(mark.length))};` : null),
};

/** Loaded before anything is imported later: by everyone, and by who has the admin area too. */
const loadedByAll = /^assets\/(?:index|react|rolldown-runtime)-/;
const loadedByAdmin = /^assets\/(?:react-admin|shared)-/;
const ofEntrance = /^assets\/(?:index|entrance)-/;

/** Leaves what is there already out of the lists of files that a later import fetches with it: they are part of the first load. */
const stillToFetch = (
  _: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
): string[] =>
  hostType === 'html'
    ? files
    : files.filter((file) => !loadedByAll.test(file) && (ofEntrance.test(hostId) || !loadedByAdmin.test(file)));

export default defineConfig({
  plugins: [nativeInPlace, react()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // Without a comment in the programs: the maps aren't served (scripts/bundle/moveSourceMaps.ts).
    sourcemap: 'hidden',
    manifest: true,
    modulePreload: { resolveDependencies: stillToFetch },
  },
  server: {
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, API])),
      '/socket.io': { target: API, ws: true },
    },
  },
});
