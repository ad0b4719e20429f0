import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:8080';

/** Paths that belong to the API: the development server passes them on. */
const apiPaths = ['/v3', '/dashboard', '/images', '/healthz'];

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/app', emptyOutDir: true, sourcemap: true },
  server: {
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, API])),
      '/socket.io': { target: API, ws: true },
    },
  },
});
