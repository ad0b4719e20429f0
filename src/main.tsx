import '@fontsource-variable/rubik';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
