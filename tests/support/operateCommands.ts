import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../scripts/temporaryPostgres';
import { fileBlocks } from '../documents/followDocument';

const page = 'docs/operate.md';
const blocks = fileBlocks(readFileSync(page, 'utf8'));

/**
 * Runs the commands of a block of docs/operate.md in a shell, as an operator would in the project's folder.
 *
 * @param name after the fence: "```sh embedded-backup"
 * @returns what they printed; fails where one of them fails
 */
export async function runOperateCommands(name: string, env: Record<string, string>): Promise<string> {
  const block = blocks.find(({ path }) => path === name);
  if (!block) throw new Error(`${page} has no block "${name}"`);
  const programs = [dirname(findPostgres() ?? ''), process.env.PATH].join(delimiter);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block.text], {
    env: { PATH: programs, HOME: process.env.HOME, ...env },
  });
  return stdout;
}
