import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:8080';

/** Paths that belong to the API: the development server passes them on. */
const apiPaths = ['/v3', '/dashboard', '/images', '/healthz'];

/** node-polyglot asks for a polyfill of ten packages for what every browser has had for years. */
const nativeEntries: Plugin = {
  name: 'native-entries',
  enforce: 'pre',
  resolveId: (id) => (id === 'object.entries' ? '\0object.entries' : null),
  load: (id) => (id === '\0object.entries' ? 'module.exports = Object.entries;' : null),
};

export default defineConfig({
  plugins: [nativeEntries, react()],
  build: { outDir: 'dist/app', emptyOutDir: true, sourcemap: true, manifest: true },
  server: {
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, API])),
      '/socket.io': { target: API, ws: true },
    },
  },
});
