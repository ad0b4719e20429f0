import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const POLICY = '/usr/sbin/policy-rc.d';

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without starting their services. Returns null when done, otherwise the reason: not root, not
 * Debian, no access to its mirrors.
 */
export function installPackages(packages: string[]): string | null {
  if (!canInstallPackages()) return `not root on Debian, so that ${packages.join(', ')} could not be installed`;
  console.error(`Installing ${packages.join(', ')}...`);
  // Debian starts a service when it installs it, unless this file prevents it.
  const guarded = !existsSync(POLICY);
  if (guarded) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const update = aptGet(['update']);
    return update ?? aptGet(['install', '-y', '--no-install-recommends', ...packages]);
  } finally {
    if (guarded) rmSync(POLICY, { force: true });
  }
}

function aptGet(args: string[]): string | null {
  const run = spawnSync('apt-get', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return run.status === 0 ? null : `apt-get ${args.join(' ')} failed: ${run.stderr.trim()}`;
}
