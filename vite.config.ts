import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:8080';

/** Paths that belong to the API: the development server passes them on. */
const apiPaths = ['/v3', '/dashboard', '/images', '/healthz'];

/** What node-polyglot asks a dozen packages for, and every browser has had for years. */
const natives = new Map([
  ['object.entries', 'Object.entries'],
  ['hasown', 'Object.hasOwn'],
]);
const mark = '\0native:';

const nativeInPlace: Plugin = {
  name: 'native-in-place',
  enforce: 'pre',
  resolveId: (id) => (natives.has(id) ? mark + id : null),
  load: (id) => (id.startsWith(mark) ? `module.exports = ${natives.get(id.slice(mark.length))};` : null),
};

/**
 * What every page draws with, in one piece. Left to itself the bundler parts it anew with each further page, into pieces that are small
 * and compress badly: a page that nobody opens would make the sign-in heavier.
 */
const base =
  /node_modules\/(@emotion\/|@mui\/(system|styled-engine|private-theming)\/|@mui\/material\/(esm\/)?(ButtonBase|Button|DefaultPropsProvider|Typography|CircularProgress|Paper|styles|IconButton|SvgIcon)\/)|\/contract\/limits\./;

/** The rules of orders with the arithmetic of times and sums, small parts that boards and pages share: in one piece for the same reason. */
const rules = /\/contract\/(orders\/|allows|money|permissions|searchKey|stream|time)|node_modules\/@?date-fns\//;

export default defineConfig({
  plugins: [nativeInPlace, react()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'rules', test: rules },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, API])),
      '/socket.io': { target: API, ws: true },
    },
  },
});
