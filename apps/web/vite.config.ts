import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './art/plugin.ts';
import { noScript } from './no-script/plugin.ts';
import { offline } from './offline/plugin.ts';
import { packed } from './packed/plugin.ts';
import { pageLanguages } from './page-languages/plugin.ts';

export default defineConfig({
  plugins: [react(), pictures(), noScript(), pageLanguages(), offline(), packed()],
  worker: { format: 'es' },
  build: { target: 'es2023', manifest: true },
});
