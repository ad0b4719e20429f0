import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot';

/** As package.json has it. */
export const serverVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
