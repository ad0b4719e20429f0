/** What the jobs may ask of imports. */
export { forgetImports } from './forgetImports';
