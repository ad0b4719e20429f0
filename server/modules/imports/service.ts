/** What the jobs can use from imports. */
export { forgetImports } from './forgetImports';
